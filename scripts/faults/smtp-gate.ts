import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** pass: forwards · refuse: closes connections · stall: sends nothing · cut: closes in the middle of a mail. */
export type GateMode = 'pass' | 'refuse' | 'stall' | 'cut';

export interface SmtpGate {
  url: string;
  set(mode: GateMode): void;
  /** Returns the number of connections and mails refused, stalled or cut since the last `set`. */
  met(): number;
  stop(): Promise<void>;
}

/** Starts an SMTP proxy that injects faults before a mail server. */
export async function startSmtpGate(smtpUrl: string): Promise<SmtpGate> {
  let mode: GateMode = 'pass';
  let met = 0;
  const open = new Set<Socket>();
  const track = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((client) => {
    track(client);
    if (mode === 'refuse' || mode === 'stall') met += 1;
    if (mode === 'refuse') return client.destroy();
    if (mode === 'stall') return client.resume();
    const upstream = connect(Number(new URL(smtpUrl).port), '127.0.0.1');
    track(upstream);
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
      /* Open connections would bypass the new mode. */
      for (const socket of open) socket.destroy();
    },
    met: () => met,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
