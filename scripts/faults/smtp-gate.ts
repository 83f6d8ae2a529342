import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** pass: as if it were not there · refuse: hangs up at once · stall: takes the call and says nothing · cut: hangs up in the middle of a mail. */
export type GateMode = 'pass' | 'refuse' | 'stall' | 'cut';

export interface SmtpGate {
  url: string;
  set(mode: GateMode): void;
  /** How many connections and mails were refused, left waiting or cut since the last `set`. */
  met(): number;
  stop(): Promise<void>;
}

/** Stands before a mail server and makes it a bad one. */
export async function startSmtpGate(smtpUrl: string): Promise<SmtpGate> {
  let mode: GateMode = 'pass';
  let met = 0;
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((client) => {
    keep(client);
    if (mode === 'refuse' || mode === 'stall') met += 1;
    if (mode === 'refuse') return client.destroy();
    if (mode === 'stall') return client.resume();
    const upstream = connect(Number(new URL(smtpUrl).port), '127.0.0.1');
    keep(upstream);
    client.pipe(upstream);
    upstream.pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('data', (chunk: Buffer) => {
      if (mode !== 'cut' || !chunk.includes('Subject:')) return;
      met += 1;
      client.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next) {
      mode = next;
      met = 0;
      /* Kept connections would go on working behind a closed gate. */
      for (const socket of open) socket.destroy();
    },
    met: () => met,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
