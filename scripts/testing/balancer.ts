import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands for the load balancer before the API: asks each process whether it is ready, and sends requests to those in turn. */
export interface Balancer {
  url: string;
  /** Whether the process at `url` is given requests now. */
  isUsed(url: string): boolean;
  stop(): Promise<void>;
}

const NO_ANSWER = 502;

export async function startBalancer(urls: readonly string[], everyMs: number): Promise<Balancer> {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const ask = async (url: string) => {
    const ok = await fetch(`${url}/readyz`).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
    if (ok) ready.add(url);
    else ready.delete(url);
  };
  const timer = setInterval(() => void Promise.all(urls.map(ask)), everyMs);

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const target = [...ready][(turn += 1) % Math.max(1, ready.size)];
    if (!target) return outgoing.writeHead(NO_ANSWER).end('nobody is ready');
    const onward = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method ?? 'GET', headers: incoming.headers, agent },
      (answer) => {
        /* Whether our caller's connection is kept is between the two of us. */
        const { connection: _connection, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? NO_ANSWER, headers);
        answer.pipe(outgoing);
      },
    );
    onward.once('error', (error) => outgoing.writeHead(NO_ANSWER).end(error.message));
    incoming.pipe(onward);
    return undefined;
  };
  const server = createServer(pass);
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
