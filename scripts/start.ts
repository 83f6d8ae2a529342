import { join } from 'node:path';
import { buildApps } from './stack/build-apps';
import { readPorts } from './stack/ports';
import { startStack, type Stack } from './stack/stack';
import { Steps } from './stack/steps';
import { root } from './install.mjs';

const ACCOUNTS = [
  ['superadmin@aabha.example', 'Super@12345', 'back office, everything'],
  ['subadmin@aabha.example', 'Sub@12345', 'back office, orders'],
  ['shopper@aabha.example', 'Shopper@12345', 'shop'],
  ['business@aabha.example', 'Business@12345', 'shop, as a business'],
] as const;

function announce({ urls, hasDemo }: Stack, elapsed: string): void {
  const places = [
    ['Shop', urls.store],
    ['Back office', `${urls.admin}/admin-login`],
    ['API', `${urls.api}/api/v1/openapi.json`],
    ['Mails', urls.inbox],
    ['Payments', urls.sandbox && `${urls.sandbox}/sandbox/state`],
  ] as const;
  const lines = places.flatMap(([name, url]) => (url ? [`  ${name.padEnd(12)}${url}`] : []));
  const people = ACCOUNTS.map(
    ([email, password, where]) => `  ${email.padEnd(28)}${password.padEnd(18)}${where}`,
  );
  const accounts = hasDemo ? `${people.join('\n')}\n\n` : '';
  process.stdout.write(`\nready after ${elapsed}\n\n${lines.join('\n')}\n\n${accounts}Stop with Ctrl-C.\n`);
}

function complain(error: unknown): void {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
}

async function main(): Promise<void> {
  const dev = process.argv.includes('--dev');
  const steps = new Steps();
  process.stdout.write(dev ? 'Starting the shop with hot reload\n' : 'Starting the shop\n');
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    process.stdout.write('\nStopping…\n');
    const stack = await starting.catch(() => undefined);
    await stack?.stop();
    process.exit(code);
  };
  const starting = startStack({
    root,
    dataDir: process.env.DATA_DIR || join(root, '.data'),
    ports: readPorts(process.env),
    dev,
    steps,
    ...(dev ? {} : { build: () => buildApps(root) }),
    env: process.env,
    onDeath: (message) => {
      complain(message);
      void stop(1);
    },
  });
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  announce(await starting, steps.elapsed());
}

main().catch((error: unknown) => {
  complain(error);
  process.exit(1);
});
