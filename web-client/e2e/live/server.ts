import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stage } from './stage';

async function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') failed(new Error('no port'));
        else found(address.port);
      });
    });
  });
}

/** The real server on a data folder of its own, to be killed and started again. */
export class LiveServer {
  private child: ChildProcess | undefined;
  private readonly data = mkdtempSync(join(tmpdir(), 'warpboard-'));

  private constructor(private readonly port: number) {}

  static async start(): Promise<LiveServer> {
    const server = new LiveServer(await freePort());
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.port)}`;
  }

  /** Starts on the same port and data and waits until it answers. */
  async run(): Promise<void> {
    const binary = process.env['WARPBOARD'] ?? resolve('../target/debug/warpboard');
    const child = spawn(binary, ['serve'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        WARPBOARD_LISTEN: `127.0.0.1:${String(this.port)}`,
        WARPBOARD_DATA: this.data,
        WARPBOARD_ASSETS: process.env['WARPBOARD_ASSETS_DIR'] ?? resolve('dist'),
        WARPBOARD_BOT_DELAY_MS: '60',
        WARPBOARD_LOG: 'warn',
      },
    });
    const ended = new Promise<never>((_, failed) => {
      child.once('error', failed);
      child.once('exit', (code) => {
        failed(new Error(`the server ended (${String(code)}): was it built?`));
      });
    });
    // Whoever kills it later does not want to hear that it ended.
    ended.catch(() => undefined);
    this.child = child;
    await Promise.race([this.answers(), ended]);
  }

  private async answers(): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok === true) return;
      await new Promise((passed) => setTimeout(passed, 50));
    }
    throw new Error('the server does not answer');
  }

  /** `kill -9`: nothing is tidied up. */
  async kill(): Promise<void> {
    const child = this.child;
    if (child === undefined || child.exitCode !== null) return;
    const gone = new Promise((ended) => child.once('exit', ended));
    child.kill('SIGKILL');
    await gone;
  }

  /** Killed, put at the position of this name, and up again: the room wakes there as after a crash. */
  async stage(position: string): Promise<void> {
    await this.kill();
    stage(join(this.data, 'warpboard.db'), position);
    await this.run();
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
