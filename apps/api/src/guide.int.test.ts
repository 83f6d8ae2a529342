import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aProduct, PASSWORD, signedInAs } from './testing/builders';
import { startTestShop, type TestShop } from './testing/test-shop';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const GUIDE = readFileSync(join(ROOT, 'docs/API.md'), 'utf8');
const TIMEOUT_MS = 60_000;
const run = promisify(execFile);

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await startTestShop();
  await aProduct(shop.db);
  /* Inside the repository, so that the packages resolve. */
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache/guide-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.stop();
});

function example(language: string): string {
  const block = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(GUIDE)?.[1];
  if (!block) throw new Error(`The guide has no example in ${language}.`);
  return block;
}

/** Runs an example of the guide for a new shopper. */
async function follow(command: string, args: string[], text: string, name: string): Promise<string> {
  const file = join(folder, name);
  writeFileSync(file, text);
  const { email } = await signedInAs(shop);
  const env = { ...process.env, API_URL: shop.url, EMAIL: email, PASSWORD };
  return (await run(command, [...args, file], { env, cwd: ROOT })).stdout;
}

it('contains a working tRPC client in 15 lines', { timeout: TIMEOUT_MS }, async () => {
  const text = example('ts');
  expect(text.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(15);
  const said = await follow(process.execPath, ['--import', 'tsx'], text, 'client.mts');
  expect(said).toContain('To pay: ₹30,099');
});

it('contains the same with curl', { timeout: TIMEOUT_MS }, async () => {
  const said = await follow('bash', ['-euo', 'pipefail'], example('bash'), 'client.sh');
  expect(said).toContain('To pay: 30099');
});
