import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../scripts/install.mjs';
import type { SalesMeasurement } from './sales';

const SIZES = (process.env.SIZES || '0,500,5000,100000').split(',').map(Number);
const CHECKOUTS = [...(process.env.COMPARE_WITH ? [process.env.COMPARE_WITH] : []), root];

const created_at = Math.floor(Date.now() / 1000) - 3600;
const shared = { amount: 4_000_000, currency: 'INR', created_at };

/** A state file with this many sales, in the form that all versions read. */
function stateOf(sales: number): string {
  const numbers = Array.from({ length: sales }, (_, n) => String(n).padStart(14, '0'));
  const orders = numbers.map((n) => ({
    ...shared,
    ...{ id: `order_${n}`, entity: 'order', amount_paid: shared.amount, amount_due: 0 },
    ...{ receipt: `receipt-${n}`, status: 'paid', attempts: 1, notes: {} },
  }));
  const payments = numbers.map((n) => ({
    ...shared,
    ...{ id: `pay_${n}`, entity: 'payment', status: 'captured', order_id: `order_${n}`, method: 'card' },
    ...{ amount_refunded: 0, refund_status: null, captured: true, error_code: null, error_description: null },
  }));
  return JSON.stringify({ orders, payments, refunds: [], events: [], late: [], lateRefunds: [] });
}

async function measure(checkout: string, sales: number): Promise<SalesMeasurement> {
  const folder = mkdtempSync(join(tmpdir(), 'aabha-bench-sandbox-'));
  mkdirSync(join(folder, 'sandbox'));
  const file = join(folder, 'sandbox', 'records.json');
  writeFileSync(file, stateOf(sales));
  const script = join(root, 'benchmarks/sandbox/sales.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, checkout, file], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return JSON.parse(await text(child.stdout)) as SalesMeasurement;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

process.stdout.write(`load ${(loadavg()[0] ?? 0).toFixed(0)}\n`);
process.stdout.write(
  'sales before   checkout    pay ms   CPU ms a sale   KB written   list ms   ready s   RSS MB   n\n',
);
for (const sales of SIZES)
  for (const checkout of CHECKOUTS) {
    const it = await measure(checkout, sales);
    const cells = [
      String(sales).padStart(12),
      (checkout === root ? 'this' : 'other').padStart(10),
      it.payMs.toFixed(2).padStart(9),
      it.processorMs.toFixed(2).padStart(15),
      it.writtenKb.toFixed(1).padStart(12),
      it.listMs.toFixed(2).padStart(9),
      (it.readyMs / 1000).toFixed(1).padStart(9),
      it.rssMb.toFixed(0).padStart(8),
      String(it.sales).padStart(3),
    ];
    process.stdout.write(`${cells.join(' ')}\n`);
  }
