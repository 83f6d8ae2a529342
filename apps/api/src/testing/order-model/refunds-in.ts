import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { numberCreditNotes } from '../../modules/credit-notes/number-credit-notes';
import { recordProviderRefund, sendRefund } from '../../modules/refunds/refunds.service';
import { ProviderError } from '../../ports/payments/payments';
import { asBoss, isAccepted, type World } from './order-world';
import type { Answer } from './refund-rules';

/** How the provider is made to answer; what it processes at once needs nothing. */
const FAULTS: Readonly<Record<Answer, object>> = {
  processed: {},
  pending: { refundsEnd: 'held' },
  refused: { refundsRefused: true },
  unanswered: { failNext: 1 },
  lost: { loseResponseNext: 1 },
};

/** Issues the credit notes that are due, as a worker does. */
const issueNotes = ({ shop: { deps } }: World) => numberCreditNotes(deps.db, deps.ports.clock.now());

/** Does something while the provider answers refunds in one way; credit notes that are due then get their numbers. */
export async function withAnswer<T>(world: World, answer: Answer, act: () => Promise<T>): Promise<T> {
  const { shop } = world;
  await shop.sandbox('POST', '/sandbox/faults', FAULTS[answer]);
  try {
    return await act();
  } finally {
    await shop.sandbox('DELETE', '/sandbox/faults');
    await issueNotes(world);
  }
}

interface RefundSeen {
  [column: string]: unknown;
  id: string;
  provider_refund_id: string | null;
  provider_payment_id: string;
}

/** Returns the refunds of a payment, in the order in which they were first made. */
export async function refundsIn({ shop }: World, providerOrderId: string): Promise<RefundSeen[]> {
  return [
    ...(await shop.db.execute<RefundSeen>(sql`
      select r.id, r.provider_refund_id, p.provider_payment_id from refunds r join payments p on p.id = r.captured_payment_id
      where p.provider_order_id = ${providerOrderId} order by r.created_at`)),
  ];
}

/** Sends a queued refund, as a worker does; one that is not answered stays queued. */
export async function sendIn(world: World, { id }: RefundSeen, answer: Answer): Promise<void> {
  const { deps } = world.shop;
  await withAnswer(world, answer, () =>
    sendRefund(deps, { refundId: id }).catch((error: unknown) => {
      expect(error).toBeInstanceOf(ProviderError);
    }),
  );
}

/** The provider ends a pending refund, and the shop finds it in the provider's record. */
export async function endIn(world: World, refund: RefundSeen, status: 'processed' | 'failed'): Promise<void> {
  const { deps, sandbox } = world.shop;
  await sandbox('POST', `/sandbox/refunds/${refund.provider_refund_id}/end`, { status });
  const known = await deps.ports.payments.listRefunds(refund.provider_payment_id);
  const ended = known.find(({ id }) => id === refund.provider_refund_id);
  expect(ended).toMatchObject({ status });
  await recordProviderRefund(deps, refund.id, ended!);
  await issueNotes(world);
}

/** Staff try a failed refund again; returns whether that was accepted. */
export const retryIn = (world: World, { id }: RefundSeen) =>
  isAccepted(asBoss(world).dashboard.retryFailure.mutate({ id }));

/** Returns what the provider has sent back of a payment or is about to, in paise. */
export async function sentIn({ shop: { deps } }: World, { provider_payment_id: id }: RefundSeen) {
  const known = await deps.ports.payments.listRefunds(id);
  return known.reduce((sum, { status, amountPaise }) => sum + (status === 'failed' ? 0 : amountPaise), 0);
}
