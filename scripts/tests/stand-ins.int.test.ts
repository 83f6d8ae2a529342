import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cloneDatabase } from '@aabha/db/testing/test-database';
import { root } from '../install.mjs';
import { Children } from '../stack/children';
import { freePorts, type Ports } from '../stack/ports';
import { readSecrets, type Secrets } from '../stack/secrets';
import { standInSpecs } from '../stack/stand-in-specs';

let folder: string;
let ports: Ports;
let secrets: Secrets;
let database: Awaited<ReturnType<typeof cloneDatabase>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aabha-stand-ins-'));
  ports = await freePorts();
  secrets = readSecrets(folder);
  database = await cloneDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const specs = () => standInSpecs({ ports, dataDir: folder }, { database: database.directUrl, secrets });
const pids = () =>
  (JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as { children: number[] }).children;

async function callProvider<T>(path: string, body?: object): Promise<T> {
  const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = secrets;
  const response = await fetch(`http://127.0.0.1:${ports.SANDBOX_PORT}${path}`, {
    headers: {
      authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as T;
}

async function sell(): Promise<string> {
  const order = await callProvider<{ id: string }>('/v1/orders', { amount: 10_000, currency: 'INR' });
  const path = `/sandbox/orders/${order.id}/pay`;
  return (await callProvider<{ razorpay_payment_id: string }>(path, {})).razorpay_payment_id;
}

const listens = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe('the inbox and the payment sandbox of a stack', () => {
  it(
    'are processes of their own, whose death is reported, and stop with the stack',
    { timeout: 90_000 },
    async () => {
      const onDeath = vi.fn();
      const children = new Children(root, folder, onDeath);
      await children.start(specs().inbox);
      await children.start(specs().sandbox);
      const paymentId = await sell();
      const [, sandbox] = pids();
      process.kill(sandbox ?? -1, 'SIGKILL');
      await vi.waitFor(
        () =>
          expect(onDeath).toHaveBeenCalledWith(
            expect.stringContaining('sandbox stopped by itself (SIGKILL)'),
          ),
        { timeout: 10_000 },
      );

      /* What it answered is there again. */
      await children.start(specs().sandbox);
      expect(await callProvider(`/v1/payments/${paymentId}`)).toMatchObject({ status: 'captured' });
      await children.stop();
      for (const { readyUrl } of Object.values(specs())) expect(await listens(readyUrl)).toBe(false);
      expect(onDeath).toHaveBeenCalledTimes(1);
    },
  );

  it('say why they do not start', async () => {
    const children = new Children(root, folder, () => undefined);
    const { sandbox } = specs();
    const broken = { ...sandbox, env: { ...sandbox.env, RAZORPAY_KEY_ID: '' } };
    await expect(children.start(broken)).rejects.toThrow(
      /sandbox stopped by itself \(1\):\nRAZORPAY_KEY_ID is missing/,
    );
    await children.stop();
  });
});
