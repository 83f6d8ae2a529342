import {
  findDiscrepancies,
  type FoundDiscrepancy,
} from '@aabha/contracts/reconciliation/reconciliation.rules';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { adoptProviderOrder, settleMissedCapture } from '../checkout/automatic-fixes.service';
import { lockPaymentOf, releaseReservationsOfPayment } from '../checkout/reservations.service';
import { storeDiscrepancy } from '../discrepancies/raise-discrepancies.service';
import { findUnbalancedStock } from '../stock/stock.service';
import { recordProviderRefund } from '../refunds/refunds.service';
import { selectLeftReservations, selectInvoiceYears, selectOurPayments } from './ledger.queries';
import { claimComparison, endComparison, insertComparison, markGone } from './reconciliation.queries';

const DAY_MS = 86_400_000;
/** Days compared: enough for what the provider itself settles late. */
export const COMPARED_DAYS = 7;
const EVERY_MS = 6 * 3_600_000;
/**
 * Tolerance for the difference of the clocks, and for the provider's order being created after our payment.
 */
const SLACK_MS = 3_600_000;

/**
 * The result of a comparison, with the state of each discrepancy: fixed, open for staff, or settled by them
 * before.
 */
export interface Comparison {
  payments: number;
  differences: (FoundDiscrepancy & { state: string; isNew: boolean })[];
}

/**
 * Checks a discrepancy with the provider once more before staff see it: between reading its records and ours
 * an order may have been paid, or a refund sent.
 */
async function isStillSo(deps: AppDeps, found: FoundDiscrepancy): Promise<boolean> {
  const { providerPaymentId } = found;
  if (found.kind === 'refund-missing' && providerPaymentId) {
    const known = await deps.ports.payments.listRefunds(providerPaymentId);
    return !known.some(({ status }) => status === 'processed');
  }
  if (found.kind === 'order-unpaid' && found.providerOrderId) {
    const attempts = await deps.ports.payments.listPayments(found.providerOrderId);
    return !attempts.some(
      ({ id, status }) => id === providerPaymentId && (status === 'captured' || status === 'refunded'),
    );
  }
  return true;
}

/** Fixes a discrepancy where that is safe. Returns whether it is. */
async function fix(deps: AppDeps, found: FoundDiscrepancy): Promise<boolean> {
  if (found.kind === 'capture-missed' && found.paymentId) return settleMissedCapture(deps, found.paymentId);
  if (found.kind === 'capture-unknown' && found.providerOrderId)
    return adoptProviderOrder(
      deps,
      found.providerOrderId,
      await deps.ports.providerRecords.receiptOf(found.providerOrderId),
    );
  if (found.kind === 'refund-unmarked' && found.refundId) {
    await recordProviderRefund(deps, found.refundId, {
      status: 'processed',
      speed: undefined,
      id: found.subject,
    });
    return true;
  }
  return false;
}

/** Leaves a discrepancy open for staff when its fix fails; the next comparison tries again. */
function tryFix(deps: AppDeps, found: FoundDiscrepancy): Promise<boolean> {
  return fix(deps, found).catch((error: unknown) => {
    deps.log.warn(
      { err: error, kind: found.kind, subject: found.subject },
      'difference could not be repaired',
    );
    return false;
  });
}

/** Releases the reservations of a payment if they are still left over. Returns whether they were. */
const releaseLeft = (deps: AppDeps, paymentId: string): Promise<boolean> =>
  inTx(deps.db, async (tx) => {
    await lockPaymentOf(tx, paymentId);
    if ((await selectLeftReservations(tx, paymentId)).length === 0) return false;
    await releaseReservationsOfPayment(tx, paymentId);
    return true;
  });

async function leftReservations(deps: AppDeps, startedAt: string): Promise<FoundDiscrepancy[]> {
  const released = [];
  for (const left of await selectLeftReservations(deps.db))
    if (await releaseLeft(deps, left.paymentId)) released.push(left);
  return released.map(({ paymentId, units }) => ({
    kind: 'reservation-left',
    subject: `${paymentId} ${startedAt}`,
    paymentId,
    orderId: null,
    refundId: null,
    providerOrderId: null,
    providerPaymentId: null,
    amountPaise: null,
    detail: `${units} units were still reserved.`,
    aboutAt: null,
  }));
}

/** Returns the televisions whose movements do not add up to their stock (docs/spec/stock.md#movements). */
async function unbalancedStock(deps: AppDeps): Promise<FoundDiscrepancy[]> {
  const none = {
    paymentId: null,
    orderId: null,
    refundId: null,
    providerOrderId: null,
    providerPaymentId: null,
  };
  const found = await findUnbalancedStock(deps.db);
  return found.map((one) => ({ ...none, ...one, amountPaise: null, aboutAt: null }));
}

/** Reads the provider's records first, so that our records of them are never older. */
async function readAndCompare(deps: AppDeps, since: Date) {
  const from = new Date(since.getTime() - SLACK_MS);
  const [theirPayments, theirRefunds] = await Promise.all([
    deps.ports.providerRecords.payments(from),
    deps.ports.providerRecords.refunds(from),
  ]);
  const orders = theirPayments.flatMap(({ orderId }) => orderId ?? []);
  const payments = await selectOurPayments(deps.db, since.toISOString(), orders);
  const invoices = await selectInvoiceYears(deps.db);
  const found = findDiscrepancies({ payments, invoices, theirPayments, theirRefunds });
  return { found, count: payments.length };
}

async function compare(deps: AppDeps, id: string, startedAt: string, days: number): Promise<Comparison> {
  const since = new Date(Date.parse(startedAt) - days * DAY_MS);
  const differences: Comparison['differences'] = [];
  const { found, count } = await readAndCompare(deps, since);
  for (const difference of found) {
    if (!(await isStillSo(deps, difference))) continue;
    const state = (await tryFix(deps, difference)) ? 'repaired' : 'open';
    differences.push({
      ...difference,
      ...(await storeDiscrepancy(deps.db, difference, state, startedAt)),
    });
  }
  for (const difference of await leftReservations(deps, startedAt))
    differences.push({
      ...difference,
      ...(await storeDiscrepancy(deps.db, difference, 'repaired', startedAt)),
    });
  for (const difference of await unbalancedStock(deps))
    differences.push({
      ...difference,
      ...(await storeDiscrepancy(deps.db, difference, 'open', startedAt)),
    });
  await markGone(deps.db, { startedAt, since: since.toISOString() });
  const newOnes = (state: string) => differences.filter((one) => one.isNew && one.state === state).length;
  await endComparison(deps.db, id, {
    payments: count,
    repaired: newOnes('repaired'),
    raised: newOnes('open'),
  });
  return { payments: count, differences };
}

/**
 * Compares orders, payments, refunds, reservations and invoices of the last `days` with the provider's
 * records (docs/spec/payments.md#reconciliation): fixes what is safe and stores the rest for staff, each
 * discrepancy once. Throws a ProviderError when the provider does not respond; earlier fixes stay.
 */
export async function reconcileNow(deps: AppDeps, days = COMPARED_DAYS): Promise<Comparison> {
  const startedAt = deps.ports.clock.now().toISOString();
  return compare(deps, await insertComparison(deps.db, startedAt), startedAt, days);
}

/** Runs the comparison every six hours, in whichever process is first. Returns whether it was due. */
export async function reconcileWhenDue(deps: AppDeps): Promise<boolean> {
  const now = deps.ports.clock.now();
  const startedAt = now.toISOString();
  const notAfter = new Date(now.getTime() - EVERY_MS).toISOString();
  const id = await inTx(deps.db, (tx) => claimComparison(tx, startedAt, notAfter));
  if (!id) return false;
  const { differences } = await compare(deps, id, startedAt, COMPARED_DAYS);
  for (const { kind, subject, state, isNew } of differences)
    if (isNew) deps.log.warn({ kind, subject, state }, 'discrepancy with provider records');
  return true;
}
