import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer in front of the API: polls the readiness of each process and sends requests to the ready ones in turn. */
export interface Balancer {
  url: string;
  /** Whether the process at `url` is given requests now. */
  isUsed(url: string): boolean;
  stop(): Promise<void>;
}

const BAD_GATEWAY = 502;
/** As in `deploy/haproxy`: a busy process that misses one check stays in use. */
const UNREADY_AFTER = 2;
/** Longer than a caller of a test pauses: a request on a connection that is being closed is lost. */
const KEEP_ALIVE_MS = 120_000;

export async function startBalancer(urls: readonly string[], everyMs: number): Promise<Balancer> {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const missed = new Map<string, number>();
  const checking = new Set<string>();
  const checkReady = async (url: string) => {
    if (checking.has(url)) return;
    checking.add(url);
    const ok = await fetch(`${url}/readyz`).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    checking.delete(url);
    missed.set(url, ok ? 0 : (missed.get(url) ?? 0) + 1);
    if (ok) ready.add(url);
    else if ((missed.get(url) ?? 0) >= UNREADY_AFTER) ready.delete(url);
  };
  const timer = setInterval(() => void Promise.all(urls.map(checkReady)), everyMs);

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const target = [...ready][(turn += 1) % Math.max(1, ready.size)];
    if (!target) return outgoing.writeHead(BAD_GATEWAY).end('nobody is ready');
    const onward = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method ?? 'GET', headers: incoming.headers, agent },
      (response) => {
        /* They concern one hop only: passed on, they promise the caller how long another connection stays open. */
        const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers;
        outgoing.writeHead(response.statusCode ?? BAD_GATEWAY, headers);
        response.pipe(outgoing);
      },
    );
    onward.once('error', (error) => outgoing.writeHead(BAD_GATEWAY).end(error.message));
    incoming.pipe(onward);
    return undefined;
  };
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isUsed: (url) => ready.has(url),
    async stop() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
