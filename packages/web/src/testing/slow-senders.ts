import { connect, type Socket } from 'node:net';

/** A request that was sent only in part. */
export interface SlowSender {
  socket: Socket;
  /** The response so far. */
  received(): string;
  closed: Promise<void>;
}

/** Sends the first part of a request; the rest only through the returned object. */
export function sendBeginning(url: string, beginning: string): SlowSender {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(beginning));
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, received: () => text, closed };
}

/** Returns the first part of a POST whose body does not end. */
export const unfinishedPost = (
  path: string,
  { type = 'application/json', length = 1000, start = '{' } = {},
) =>
  `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${start}`;
