import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An event as a receiver got it. */
interface ReceivedEvent {
  id: string;
  type: string;
  body: string;
  headers: IncomingHttpHeaders;
  data: Record<string, unknown>;
}

/** Answers a request; by default 200. */
type Answer = (response: ServerResponse, event: ReceivedEvent) => void;

/** Starts a receiver of webhooks on this machine. `events` are those that arrived, in their order. */
export async function startReceiver() {
  const events: ReceivedEvent[] = [];
  let answer: Answer = (response) => response.end('taken');
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const { type, data } = JSON.parse(body) as Pick<ReceivedEvent, 'type' | 'data'>;
      const event = { id: String(request.headers['webhook-id']), type, body, headers: request.headers, data };
      events.push(event);
      answer(response, event);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    events,
    answerWith: (next: Answer) => {
      answer = next;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
