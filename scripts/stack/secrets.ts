import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  TOKEN_SECRET: string;
  RAZORPAY_KEY_ID: string;
  RAZORPAY_KEY_SECRET: string;
  RAZORPAY_WEBHOOK_SECRET: string;
}

/** This machine's own secrets, made once, readable by their owner only. Not for production. */
export function readSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const secret = () => randomBytes(32).toString('hex');
    const secrets: Secrets = {
      TOKEN_SECRET: secret(),
      RAZORPAY_KEY_ID: `rzp_test_${randomBytes(7).toString('hex')}`,
      RAZORPAY_KEY_SECRET: secret(),
      RAZORPAY_WEBHOOK_SECRET: secret(),
    };
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
}
