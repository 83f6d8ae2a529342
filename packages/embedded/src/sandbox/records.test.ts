import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SandboxPayments } from './sandbox-payments';
import { gone, saved } from './record-log';
import type { SandboxOrder } from './entities';
import { Records } from './records';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aabha-records-'));
  file = join(folder, 'records.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const log = () => `${file}.log`;
const sizeOf = () => statSync(log()).size;

const ORDER: Omit<SandboxOrder, 'id' | 'created_at'> = {
  entity: 'order',
  amount: 100,
  amount_paid: 0,
  amount_due: 100,
  currency: 'INR',
  receipt: null,
  status: 'created',
  attempts: 0,
  notes: {},
};

const REFUND = {
  amount: 4000,
  key: 'key-0123456789',
  status: 'processed',
  speed: 'normal',
  isInstantPossible: true,
} as const;

function sell(ledger: SandboxPayments, receipt: string) {
  const order = ledger.createOrder({ amount: 10_000, currency: 'INR', receipt });
  return ledger.capture(ledger.attempt(order.id, 'card', 'captured').id);
}

describe('the records of the sandbox', () => {
  it('append the same few bytes for a sale however many there were', () => {
    const ledger = new SandboxPayments(file);
    const bytesOf = (receipt: string) => {
      const before = existsSync(log()) ? sizeOf() : 0;
      sell(ledger, receipt);
      return sizeOf() - before;
    };
    const first = bytesOf('sale-0000');
    for (let n = 1; n < 2000; n += 1) sell(ledger, `sale-${String(n).padStart(4, '0')}`);
    expect(bytesOf('sale-2000')).toBe(first);
    expect(first).toBeLessThan(4000);
    /* Read back in several pieces. */
    expect(sizeOf()).toBeGreaterThan(2 * 1024 * 1024);
    expect(new SandboxPayments(file).records.list('payments')).toEqual(ledger.records.list('payments'));
  });

  it('survive a killed process, without its incomplete last line', () => {
    const ledger = new SandboxPayments(file);
    const payment = sell(ledger, 'a');
    const { refund } = ledger.refund(payment.id, REFUND);
    appendFileSync(log(), '[{"kind":"orders","key":"order_half","val');
    const again = new SandboxPayments(file);
    expect(again.payment(payment.id)).toEqual(payment);
    expect(again.refund(payment.id, REFUND)).toEqual({ refund, isNew: false });
    expect(again.paymentsOf(payment.order_id)).toHaveLength(1);
    expect(() => again.createOrder({ amount: 10_000, currency: 'INR', receipt: 'a' })).toThrow(/receipt/);
    sell(again, 'b');
    expect(new SandboxPayments(file).records.list('orders')).toHaveLength(2);
  });

  it('take over the one file of an earlier version, and leave it beside them', () => {
    const ledger = new SandboxPayments(undefined);
    const payment = sell(ledger, 'old');
    const event = { id: 'e1', body: '{}', attempts: 0, dueAtMs: 1 };
    const { records } = ledger;
    const old = {
      orders: records.list('orders'),
      payments: records.list('payments'),
      refunds: [],
      events: [event, event],
      late: [{ paymentId: payment.id, atMs: 5 }],
    };
    writeFileSync(file, JSON.stringify(old));
    for (const again of [new SandboxPayments(file), new SandboxPayments(file)]) {
      expect(again.payment(payment.id)).toEqual(payment);
      expect(again.records.list('events')).toEqual([event, event]);
      expect(again.records.list('late')).toHaveLength(1);
    }
    expect(existsSync(file)).toBe(false);
    expect(JSON.parse(readFileSync(`${file}.taken-over`, 'utf8'))).toEqual(old);
  });

  it('are written anew at the start when most lines say nothing any more', () => {
    const records = new Records(file);
    records.write(saved('late', 'early', { paymentId: 'early', atMs: 1 }));
    for (let n = 0; n < 1500; n += 1) {
      records.write(saved('late', `p${n}`, { paymentId: `p${n}`, atMs: n }));
      records.write(gone('late', `p${n}`));
    }
    const again = new Records(file);
    expect(readFileSync(log(), 'utf8').trim().split('\n')).toHaveLength(1);
    again.write(saved('late', 'more', { paymentId: 'more', atMs: 2 }));
    expect(new Records(file).list('late').map(({ paymentId }) => paymentId)).toEqual(['early', 'more']);
  });

  it('are paged newest first, between two times, like a sorted copy of all of them', () => {
    const records = new Records(undefined);
    const times = [50, 10, 30, 30, 20, 40, 30, 60, 60, 10];
    for (const [n, created_at] of times.entries()) {
      const id = `order_${n}`;
      records.write(saved('orders', id, { ...ORDER, id, created_at }));
    }
    const sorted = records.list('orders').toSorted((a, b) => a.created_at - b.created_at);
    for (const [from, to] of [
      [0, 1000],
      [20, 50],
      [30, 30],
      [35, 39],
      [70, 80],
    ] as const)
      for (const skip of [0, 1, 4, 20])
        for (const count of [0, 1, 3, 100]) {
          const wanted = sorted.filter(({ created_at: at }) => at >= from && at <= to).reverse();
          expect(records.page('orders', { from, to, skip, count })).toEqual(wanted.slice(skip, skip + count));
        }
  });
});
