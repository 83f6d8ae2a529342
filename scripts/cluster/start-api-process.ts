import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestShop } from '@aabha/api/testing/test-shop';
import { root } from '../install.mjs';

/** A process of the API on the database of a test shop. */
interface ApiProcess {
  child: ChildProcess;
  /** Resolves with the port once it listens, which a worker never does; rejects where it exits before. */
  port: Promise<number>;
}

/**
 * Starts another process of the API on the database of a test shop. The system chooses its port, so that no other program can
 * have taken it; the process logs which one it is.
 */
export function startApiProcess(shop: TestShop, settings: Readonly<Record<string, string>>): ApiProcess {
  const { config } = shop.deps;
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'apps/api/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      API_PORT: '0',
      DATABASE_URL: config.DATABASE_URL,
      DATABASE_DIRECT_URL: config.directDatabaseUrl,
      DATABASE_PREPARE: config.DATABASE_PREPARE,
      ...(config.DATABASE_WORKER_URL ? { DATABASE_WORKER_URL: config.DATABASE_WORKER_URL } : {}),
      TOKEN_SECRET: config.TOKEN_SECRET,
      SMTP_URL: config.SMTP_URL,
      RAZORPAY_API_URL: shop.sandboxUrl,
      RAZORPAY_KEY_ID: shop.keys.keyId,
      RAZORPAY_KEY_SECRET: shop.keys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: shop.keys.webhookSecret,
      MEDIA_DIR: shop.mediaFolder,
      LOG_LEVEL: 'info',
      ...settings,
    },
  });
  const port = new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /Server listening at http:\/\/[\d.]+:(\d+)/.exec(line)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('exit', (code) => reject(new Error(`The API exited with ${code} before it listened.`)));
  });
  /* Of a worker nobody waits for it. */
  port.catch(() => undefined);
  return { child, port };
}
