import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const headOf = (line: string, length: number) =>
  `${line} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

interface SlowPaths {
  /** A path that accepts a body by POST. */
  upload: string;
  /** A path whose GET response is larger than the buffer of a connection. */
  large: string;
}

/**
 * Opens connections that a server would wait for without end: bodies sent a byte at a time, a body and a head
 * that stop half-way, a response that is not read, an idle keep-alive connection, and one on which nothing
 * was sent.
 */
export async function openSlowClients(url: string, { upload, large }: SlowPaths) {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const open = async (text: string) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  };
  const uploads = await Promise.all([1, 2, 3].map(() => open(headOf(`POST ${upload}`, 100_000))));
  const timer = setInterval(() => uploads.forEach((socket) => socket.write(' ')), 100);
  await open(`${headOf(`POST ${upload}`, 100)}{"half":`);
  await open('GET / HTTP/1.1\r\nHost: sh');
  await open('');
  const reader = await open(`GET ${large} HTTP/1.1\r\nHost: shop\r\n\r\n`);
  await once(reader, 'readable');
  const keptAlive = await open('GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n');
  await once(keptAlive, 'data');
  return {
    close() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
