import { join } from 'node:path';
import type { ChildSpec } from './children';
import type { Ports } from './ports';
import type { Secrets } from './secrets';

const script = (name: string) => ['--import', 'tsx', `scripts/stack/${name}.ts`];

/** The processes that stand in for a mail provider and a payment provider. */
export function standInSpecs(
  { ports, dataDir }: { ports: Ports; dataDir: string },
  { database, secrets }: { database: string; secrets: Secrets },
): { inbox: ChildSpec; sandbox: ChildSpec } {
  const inbox = {
    name: 'inbox',
    args: script('inbox-process'),
    env: {
      INBOX_SMTP_PORT: String(ports.INBOX_SMTP_PORT),
      INBOX_PORT: String(ports.INBOX_PORT),
      INBOX_DIR: join(dataDir, 'inbox'),
    },
    readyUrl: `http://127.0.0.1:${ports.INBOX_PORT}/`,
  };
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = secrets;
  const sandbox = {
    name: 'sandbox',
    args: script('sandbox-process'),
    env: {
      DATABASE_URL: database,
      SANDBOX_PORT: String(ports.SANDBOX_PORT),
      ...{ RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET },
      SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${ports.API_PORT}/api/v1/payment/webhook`,
      SANDBOX_FILE: join(dataDir, 'sandbox', 'records.json'),
    },
    readyUrl: `http://127.0.0.1:${ports.SANDBOX_PORT}/sandbox/faults`,
  };
  return { inbox, sandbox };
}
