import { parseArgs } from 'node:util';
import type { AttackedShop, AttackResult } from './attacks/attacked-shop';
import { uploadBrokenPictures } from './attacks/broken-pictures';
import { askHiddenPaths } from './attacks/hidden-paths';
import { injectSql, scanPages } from './attacks/scanners';
import { signInDemo } from './attacks/sign-in-demo';
import { walkDocument } from './attacks/walk-document';

/*
 * Attacks a running demo of one's own with tools that others wrote: npm run attacks -- --api http://localhost:4000
 * Start that demo with RATE_LIMIT_ADDRESS_FACTOR=1000, since all calls come from one address. It is used up: orders, texts and settings
 * change. Exits with 1 when something was found.
 */
const { values } = parseArgs({
  options: {
    api: { type: 'string', default: 'http://localhost:4000' },
    store: { type: 'string', default: 'http://localhost:3000' },
    admin: { type: 'string', default: 'http://localhost:3001' },
    only: { type: 'string', default: '' },
  },
});

const ATTACKS: Readonly<Record<string, (shop: AttackedShop) => AttackResult | Promise<AttackResult>>> = {
  paths: askHiddenPaths,
  pictures: uploadBrokenPictures,
  pages: scanPages,
  sql: injectSql,
  document: walkDocument,
};
const PRINTED = 20;

const { api, store, admin } = values;
for (const address of [api, store, admin])
  if (!['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname))
    throw new Error(`${address} is not on this machine: only attack a shop of your own.`);
const shop: AttackedShop = { api, store, admin, tokens: await signInDemo(api) };
for (const [name, attack] of Object.entries(ATTACKS)) {
  if (!name.includes(values.only)) continue;
  const { text, findings } = await attack(shop);
  process.stdout.write(`${text}: ${findings.length} findings\n`);
  for (const finding of findings.slice(0, PRINTED)) process.stdout.write(`  ${finding}\n`);
  if (findings.length > 0) process.exitCode = 1;
}
