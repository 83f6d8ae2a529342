import { Agent, request } from 'node:http';

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
}

function once(base: URL, agent: Agent, { path, method = 'GET', body, headers: own }: Call): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = {
      ...own,
      ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
    };
    const outgoing = request(new URL(path, base), { method, agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode === 200));
    });
    outgoing.once('error', () => resolve(false));
    outgoing.end(body);
  });
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Keeps `connections` calls under way for `ms` milliseconds; the first fifth of the time only warms up. */
export async function load(
  base: string,
  calls: readonly Call[],
  connections: number,
  ms: number,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const url = new URL(base);
  const began = performance.now();
  const counted = began + ms / 5;
  const until = began + ms;
  const took: number[] = [];
  let failed = 0;
  let next = 0;
  const worker = async () => {
    while (performance.now() < until) {
      const call = calls[next++ % calls.length];
      if (!call) return;
      const from = performance.now();
      const ok = await once(url, agent, call);
      if (from < counted) continue;
      if (ok) took.push(performance.now() - from);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  took.sort((a, b) => a - b);
  return {
    perSecond: took.length / ((until - counted) / 1000),
    p50Ms: at(took, 0.5),
    p99Ms: at(took, 0.99),
    failed,
  };
}
