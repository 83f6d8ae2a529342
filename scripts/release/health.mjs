import { readFileSync } from 'node:fs';

/*
 * Exits with 0 while the process of this container responds at /healthz. Which one that is, the command line of process 1
 * says, or the first argument. A process without a port (the worker) is healthy for as long as it runs.
 */
const PORTS = {
  api: process.env.API_PORT || 4000,
  store: process.env.STORE_PORT || 3000,
  admin: process.env.ADMIN_PORT || 3001,
};
const name = process.argv[2] ?? /bin\/([\w-]+)\.mjs/.exec(readFileSync('/proc/1/cmdline', 'utf8'))?.[1];
const port = PORTS[name];
const isHealthy =
  port === undefined ||
  (await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  ));
process.exit(isHealthy ? 0 : 1);
