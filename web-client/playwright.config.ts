import { defineConfig } from '@playwright/test';

/** `live` plays on the real server, which its tests start and kill; `page` shows one page every situation at will. */
const baseURL = process.env['BASE_URL'] ?? 'http://127.0.0.1:4173';

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'live', testMatch: 'live/**/*.spec.ts' },
    { name: 'page', testMatch: '*.spec.ts', testIgnore: 'live/**' },
  ],
  outputDir: 'test-results',
  workers: 1,
  timeout: 60_000,
  // A scene plays in its own time before its end can be seen, and longer on a busy machine.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(process.env['BASE_URL'] === undefined && {
    webServer: {
      command: 'npx vite preview --host 127.0.0.1 --port 4173 --strictPort',
      url: 'http://127.0.0.1:4173',
      reuseExistingServer: true,
    },
  }),
});
