import { beforeAll, describe, expect, it } from 'vitest';
import { paise } from '@aabha/contracts/money/money';
import { aProduct, signedInAs, type SignedIn } from '../../testing/builders';
import { ageSessions, expectStepUp, outcomeOf } from '../../testing/expect-step-up';
import { returning } from '../../testing/returning';
import { buy } from '../../testing/shopping-steps';

const at = returning();
let clerk: SignedIn;
beforeAll(async () => {
  clerk = await signedInAs(at.shop, 'SubAdmin');
  await at.shop.stopWorkers();
});

const LARGE = 60_000;
const of = (by = at.boss) => at.shop.trpc(by.token);

/** Returns the id of an order of one television, with delivery above it. */
async function anOrder(rupees = LARGE) {
  const product = await aProduct(at.shop.db, { pricePaise: paise(rupees * 100), discountPercent: 0 });
  return (await buy(at.shop, at.shopper, product.id))._id;
}
const refund = (id: string, amount: number, by = at.boss) =>
  of(by).orders.refund.mutate({ id, amount, reason: 'It arrived broken.' });
const rest = (path: string, body: object, by = at.boss) => at.shop.rest('POST', path, body, by.token);

describe('a refund above ₹50,000 needs a confirmed session', () => {
  it('of a part, over both transports', async () => {
    const first = await anOrder();
    await expectStepUp(at.shop, at.boss, () => refund(first, 50_001));
    const second = await anOrder();
    const choice = { amount: 50_001, reason: 'It arrived broken.' };
    await expectStepUp(at.shop, at.boss, () => rest(`/order/${second}/refund`, choice));
  });

  it('and one of ₹50,000 does not', async () => {
    const id = await anOrder();
    await ageSessions(at.shop, at.boss.id);
    expect(await outcomeOf(refund(id, 50_000))).toBe('done');
  });

  it('by a cancellation', async () => {
    const id = await anOrder();
    await expectStepUp(at.shop, clerk, () => rest(`/order/${id}/update`, { status: 'Cancelled' }, clerk));
    const small = await anOrder(40_000);
    await ageSessions(at.shop, clerk.id);
    expect(await outcomeOf(rest(`/order/${small}/update`, { status: 'Cancelled' }, clerk))).toBe('done');
  });

  it('but not by the shopper, who cancels their own order', async () => {
    const id = await anOrder();
    const cancelled = rest(`/order/${id}/update`, { status: 'Cancelled' }, at.shopper);
    expect(await outcomeOf(cancelled)).toBe('done');
  });

  it('of a return', async () => {
    const id = await anOrder();
    await at.setStatus(id, 'Delivered');
    const { body } = await at.create(at.shopper, id);
    const returnId = body.data.returnRequest._id;
    await ageSessions(at.shop, at.boss.id);
    expect(await outcomeOf(at.step(returnId, { status: true }))).toBe('done');
    await expectStepUp(at.shop, at.boss, () => at.step(returnId, { refund_status: true }));
  });

  it('that waits for a second person: of who asks, and of who approves', async () => {
    const partner = await signedInAs(at.shop, 'SuperAdmin');
    await setLimit(10_000, partner);
    const id = await anOrder();
    await expectStepUp(at.shop, clerk, () => refund(id, 50_001, clerk));
    const { refundRequestList } = await of().refundRequests.list.query({ filters: { order_id: id } });
    const approve = () => rest(`/refundRequest/${refundRequestList[0]?._id}/approve`, {});
    await expectStepUp(at.shop, at.boss, approve);
    const small = await anOrder();
    const { refund_request } = await refund(small, 20_000, clerk);
    await ageSessions(at.shop, at.boss.id);
    expect(await outcomeOf(rest(`/refundRequest/${refund_request?._id}/approve`, {}))).toBe('done');
  });

  it('of several orders of a job, where their sum is above it', async () => {
    const buyer = await signedInAs(at.shop);
    const product = await aProduct(at.shop.db, { pricePaise: paise(2_600_000), discountPercent: 0 });
    const job = { kind: 'order-status', filters: { user_id: buyer.id }, status: 'Cancelled' } as const;
    const start = async () => {
      const figures = await of().bulkJobs.preview.query({ act: job });
      return of().bulkJobs.start.mutate({ act: job, count: figures.change_count, refund: figures.refund });
    };
    await buy(at.shop, buyer, product.id);
    await ageSessions(at.shop, at.boss.id);
    expect(await outcomeOf(start())).toBe('done');
    await at.shop.sql`delete from bulk_jobs`;
    await buy(at.shop, buyer, product.id);
    await expectStepUp(at.shop, at.boss, start);
  });
});

/** Publishes the most that a SubAdmin refunds alone, in rupees, by two people. */
async function setLimit(rupees: number, partner: SignedIn) {
  const section = 'refunds' as const;
  const value = { refundLimitSubAdminPaise: rupees * 100, refundLimitSuperAdminPaise: '' as const };
  const updatedAt = async () => {
    const { sections } = await of().settings.sections.query();
    return sections.find((one) => one.section === section)?.updated_at ?? '';
  };
  await of().settings.saveDraft.mutate({ section, value, updated_at: await updatedAt() });
  await of(partner).settings.publish.mutate({ section, updated_at: await updatedAt() });
}
