/** A refusal of the server over HTTP, by its code. */
export class HttpRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: Record<string, unknown>,
  ) {
    super(code);
  }
}

/** Asks the server for JSON. Throws a refusal for what it declines, and for a line that is down (`offline`). */
export async function ask<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new HttpRefusal(0, 'offline', {});
  }
  const text = await response.text();
  const json: unknown = text === '' ? null : parse(text);
  if (!response.ok) {
    const error = (json ?? {}) as { code?: string; details?: Record<string, unknown> };
    throw new HttpRefusal(response.status, error.code ?? `http_${response.status}`, error.details ?? {});
  }
  return json as T;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
