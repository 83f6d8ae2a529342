import { createServer } from 'node:net';

/** Where everything listens by default, and the variable that sets it (docs/spec/settings.md#addresses). */
const DEFAULTS = {
  API_PORT: 4000,
  STORE_PORT: 3000,
  ADMIN_PORT: 3001,
  INBOX_PORT: 1080,
  INBOX_SMTP_PORT: 1025,
  SANDBOX_PORT: 4300,
  PG_PORT: 5433,
} as const;
type PortName = keyof typeof DEFAULTS;
export type Ports = Record<PortName, number>;

/** The ports to use, from the environment or by default. Throws when one is no port. */
export function readPorts(env: NodeJS.ProcessEnv): Ports {
  const entries = Object.entries(DEFAULTS).map(([name, fallback]) => {
    const port = Number(env[name] || fallback);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`${name} must be a port, 1 to 65535.`);
    return [name, port] as const;
  });
  return Object.fromEntries(entries) as Ports;
}

/** Seven free ports, for a stack beside others. */
export async function freePorts(): Promise<Ports> {
  const servers = Object.keys(DEFAULTS).map(() => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) =>
          server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
        ),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return Object.fromEntries(Object.keys(DEFAULTS).map((name, index) => [name, ports[index]])) as Ports;
}

/** Returns whether a program listens on a port of this machine. */
export function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)));
  });
}

/** Throws with the name of every port that another program has, and the variable that moves it. */
export async function assertFree(ports: Partial<Ports>): Promise<void> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports))
    if (await isTaken(port)) taken.push(`Port ${port} is taken. Set ${name} to another one.`);
  if (taken.length > 0) throw new Error(taken.join('\n'));
}
