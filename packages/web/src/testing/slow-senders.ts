import { connect, type Socket } from 'node:net';

/** A request of which only the beginning was sent. */
export interface SlowSender {
  socket: Socket;
  /** What came back so far. */
  received(): string;
  closed: Promise<void>;
}

/** Sends the beginning of a request, and no more unless told to. */
export function sendBeginning(url: string, beginning: string): SlowSender {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(beginning));
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, received: () => text, closed };
}

/** The beginning of a POST whose body does not end. */
export const unfinishedPost = (
  path: string,
  { type = 'application/json', length = 1000, start = '{' } = {},
) =>
  `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${start}`;
