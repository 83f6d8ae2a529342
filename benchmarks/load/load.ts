import { createConnection, type Socket } from 'node:net';

export interface Call {
  path: string;
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
}

export interface Measured {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
  /** All requests, those of the warm-up and failed ones included. */
  requests: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** The response to a call. */
interface CallResponse {
  /** Whether the status is 2xx; false when the connection ended instead. */
  ok: boolean;
  /** 0 when the connection ended instead. */
  status: number;
  text(): string;
}

const NO_RESPONSE: CallResponse = { ok: false, status: 0, text: () => 'The connection ended.' };

/** Returns the bytes of an HTTP request, which may be sent many times. */
export function bytesOf({ path, method = 'GET', body, headers = {} }: Call, host: string): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined)
    lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

/**
 * A keep-alive connection that sends one request at a time. It parses only the HTTP framing that our servers use
 * (Content-Length or chunks), so that it adds little to what it measures.
 */
export class Caller {
  private waiting: ((response: CallResponse) => void) | undefined;
  private received: Buffer = Buffer.alloc(0);
  private readonly socket: Socket;

  constructor(url: URL) {
    this.socket = createConnection({ host: url.hostname, port: Number(url.port), noDelay: true });
    this.socket.on('data', (chunk: Buffer) => this.take(chunk));
    this.socket.on('error', () => this.done(NO_RESPONSE));
    this.socket.on('close', () => this.done(NO_RESPONSE));
  }

  send(bytes: Buffer): Promise<CallResponse> {
    if (this.socket.destroyed) return Promise.resolve(NO_RESPONSE);
    return new Promise((resolve) => {
      this.waiting = resolve;
      this.socket.write(bytes);
    });
  }

  end(): void {
    this.socket.destroy();
  }

  private done(response: CallResponse): void {
    this.received = Buffer.alloc(0);
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.(response);
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const head = this.received.indexOf(HEAD_END);
    if (head < 0) return;
    const text = this.received.toString('latin1', 0, head);
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    const whole =
      length === undefined
        ? this.received.toString('latin1', this.received.length - 5) === '0\r\n\r\n'
        : this.received.length >= head + HEAD_END.length + Number(length);
    if (!whole) return;
    const { received } = this;
    const status = Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    this.done({
      ok: status >= 200 && status < 300,
      status,
      text: () => received.toString('utf8', head + HEAD_END.length),
    });
  }
}

/** Returns the quantile of a sorted list, such as 0.5 for the median. */
export const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Returns the median; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** Keeps `connections` requests in flight for `ms` milliseconds; the first fifth of the time is warm-up. */
export async function load(
  base: string,
  calls: readonly Call[],
  connections: number,
  ms: number,
): Promise<Measured> {
  const url = new URL(base);
  const requests = calls.map((call) => bytesOf(call, url.host));
  const measuredFrom = performance.now() + ms / 5;
  const until = performance.now() + ms;
  const durationsMs: number[] = [];
  let failed = 0;
  let next = 0;
  const worker = async () => {
    const caller = new Caller(url);
    while (performance.now() < until) {
      const bytes = requests[next++ % requests.length];
      if (!bytes) break;
      const from = performance.now();
      const { ok } = await caller.send(bytes);
      if (from < measuredFrom) continue;
      if (ok) durationsMs.push(performance.now() - from);
      else if (++failed > 1000) break;
    }
    caller.end();
  };
  await Promise.all(Array.from({ length: connections }, worker));
  durationsMs.sort((a, b) => a - b);
  return {
    perSecond: durationsMs.length / ((performance.now() - measuredFrom) / 1000),
    p50Ms: at(durationsMs, 0.5),
    p99Ms: at(durationsMs, 0.99),
    failed,
    requests: next,
  };
}
