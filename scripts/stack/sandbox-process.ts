import { listDemoPayments } from '@aabha/db/seed/demo-payments';
import { startSandbox } from '@aabha/embedded/sandbox/sandbox';
import { runService } from './run-service';

/* The payment sandbox as a process of its own; `standInSpecs` gives its settings. */
runService(async (setting) =>
  startSandbox({
    earlier: await listDemoPayments(setting('DATABASE_URL')),
    port: Number(setting('SANDBOX_PORT')),
    keyId: setting('RAZORPAY_KEY_ID'),
    keySecret: setting('RAZORPAY_KEY_SECRET'),
    webhookSecret: setting('RAZORPAY_WEBHOOK_SECRET'),
    webhookUrl: setting('SANDBOX_WEBHOOK_URL'),
    dataFile: setting('SANDBOX_FILE'),
  }),
);
