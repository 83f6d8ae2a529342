import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { bytesOf, Caller, type Call } from '../load/load';

/** The addresses of the servers under attack. */
export interface Target {
  store: string;
  api: string;
}

export interface Attack {
  name: string;
  /** The largest ratio of the shoppers' 95th percentile under attack to that without. */
  maxRatio: number;
  /** Starts the attack; returns the function that stops it. */
  start(target: Target): Promise<() => void>;
}

/** Attacks that keep connections open use almost no processor time; loops use part of the two cores themselves. */
const MAX_RATIO_CONNECTIONS = 4;
const MAX_RATIO_LOOPS = 8;
const BYTE_EVERY_MS = 4_000;
const RECONNECT_MS = 50;

/** Keeps `count` connections open, each of which sends `head` and is then given to `onOpen`, which returns its cleanup. */
function keepConnectionsOpen(
  url: string,
  count: number,
  head: string,
  onOpen: (socket: Socket) => () => void,
): () => void {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isOver = false;
  const open = () => {
    const socket = connect(Number(port), hostname, () => socket.write(head));
    const cleanUp = onOpen(socket);
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      cleanUp();
      if (!isOver) setTimeout(() => !isOver && open(), RECONNECT_MS);
    });
  };
  for (let opened = 0; opened < count; opened += 1) open();
  return () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
  };
}

/** Sends bodies a byte at a time. */
const sendSlowly = (url: string, path: string, count: number) =>
  keepConnectionsOpen(
    url,
    count,
    `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
    (socket) => {
      const timer = setInterval(() => socket.write(' '), BYTE_EVERY_MS);
      socket.resume();
      return () => clearInterval(timer);
    },
  );

/** Requests a large response many times over on each connection (HTTP pipelining), and reads none of it. */
const readNothing = (url: string, path: string, { count, ahead }: { count: number; ahead: number }) =>
  keepConnectionsOpen(
    url,
    count,
    `GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`.repeat(1 + ahead),
    (socket) => {
      socket.pause();
      return () => undefined;
    },
  );

/** Sends one request after the other on each of `count` connections. */
function loop(target: string, count: number, nextCall: () => Call): () => void {
  const url = new URL(target);
  let isOver = false;
  const run = async () => {
    let connection = new Caller(url);
    while (!isOver) {
      const { status } = await connection.send(bytesOf(nextCall(), url.host));
      if (status !== 0) continue;
      /* The server ended the connection. */
      connection.end();
      connection = new Caller(url);
      await wait(1);
    }
    connection.end();
  };
  for (let started = 0; started < count; started += 1) void run();
  return () => {
    isOver = true;
  };
}

const keys = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join()}}`;
/** 0.9 MB, which is refused by its length; 64 KB and less are parsed. */
const WIDE = keys(85_000);
const WIDE_64_KB = keys(5_500);
const DEEP_64_KB = `${'['.repeat(32_000)}${']'.repeat(32_000)}`;

const post = (path: string, body: string): Call => ({ method: 'POST', path, body });
const input = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const RANDOM_CALLS: readonly (() => Call)[] = [
  () => ({ path: `/?r=${randomUUID()}` }),
  () => ({ path: `/trpc/products.get?input=${input({ id: randomUUID() })}` }),
  () => ({ path: `/trpc/products.list?input=${input({ filters: { search: randomUUID().slice(0, 8) } })}` }),
];

/** Waits until the first requests of an attack have arrived. */
const afterStart = async (stop: () => void) => {
  await wait(500);
  return stop;
};

const SLOW_BODIES: Attack = {
  name: '66 slow bodies at the storefront',
  maxRatio: MAX_RATIO_CONNECTIONS,
  start: ({ store }) => afterStart(sendSlowly(store, '/trpc/accounts.login', 66)),
};
const SLOW_PAYMENTS: Attack = {
  name: '305 slow bodies at the API',
  maxRatio: MAX_RATIO_CONNECTIONS,
  start: ({ api }) => afterStart(sendSlowly(api, '/api/v1/payment/new', 305)),
};
const WIDE_BODIES: Attack = {
  name: '2 loops of 85,000 keys',
  maxRatio: MAX_RATIO_LOOPS,
  start: ({ store }) => afterStart(loop(store, 2, () => post('/trpc/contact.create', WIDE))),
};
const FITTING_BODIES: Attack = {
  name: '2 loops of 64 KB, wide and deep',
  maxRatio: MAX_RATIO_LOOPS,
  start({ store }) {
    let count = 0;
    const nextCall = () => post('/trpc/contact.create', (count += 1) % 2 === 0 ? WIDE_64_KB : DEEP_64_KB);
    return afterStart(loop(store, 2, nextCall));
  },
};
/** 80 send more ahead than is served; 20 send as many as are served, few enough to be no load by themselves. */
const SLOW_READERS: Attack = {
  name: '100 readers who read nothing',
  maxRatio: MAX_RATIO_CONNECTIONS,
  start({ store }) {
    const path = `/trpc/products.list?input=${input({ pageSize: 100 })}`;
    const groups = [
      { count: 80, ahead: 20 },
      { count: 20, ahead: 8 },
    ];
    const stops = groups.map((group) => readNothing(store, path, group));
    return afterStart(() => stops.forEach((stop) => stop()));
  },
};
const RANDOM_ADDRESSES: Attack = {
  name: '3 loops of random addresses',
  maxRatio: MAX_RATIO_LOOPS,
  start({ store }) {
    const stops = RANDOM_CALLS.map((nextCall) => loop(store, 1, nextCall));
    return afterStart(() => stops.forEach((stop) => stop()));
  },
};

export const ATTACKS: readonly Attack[] = [
  SLOW_BODIES,
  SLOW_PAYMENTS,
  WIDE_BODIES,
  FITTING_BODIES,
  SLOW_READERS,
  RANDOM_ADDRESSES,
];
