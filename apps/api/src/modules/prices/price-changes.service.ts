import { AppError, appError } from '@aabha/contracts/errors/errors';
import { sellingPricePaise } from '@aabha/contracts/pricing/pricing';
import {
  isOverlapping,
  isSamePrice,
  priceAfterEnd,
  type ChangePeriod,
} from '@aabha/contracts/prices/prices.rules';
import type {
  ListPriceChangesInput,
  RejectPriceInput,
  SchedulePriceInput,
} from '@aabha/contracts/prices/prices.schema';
import { SCHEDULE_AHEAD_DAYS, type PriceChangeState } from '@aabha/contracts/prices/prices.values';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { endChange } from './end-change.service';
import {
  countPriceChanges,
  findPriceChange,
  insertPriceChanges,
  lockPriceChange,
  selectOpenPeriods,
  selectPriceChanges,
  updatePriceChange,
  type PriceChangeRow,
} from './price-changes.queries';
import { lockPrice, setPriceCause, updatePrice, type PricedProduct } from './prices.queries';
import {
  approversOf,
  auditedPrice,
  changedPrices,
  findLargeDrops,
  notifyApprovers,
  requireStepUpForPrices,
} from './prices.service';

const DAY_MS = 86_400_000;

/** Returns a change as callers read it: what is not known is absent. */
function described({ isApproved: _, decidedBy, ...row }: PriceChangeRow) {
  const { starts_at, ends_at, decided_at, isReverted, ...rest } = row;
  return {
    ...rest,
    starts_at: starts_at ?? undefined,
    ends_at: ends_at ?? undefined,
    decided_at: decided_at ?? undefined,
    isReverted: isReverted ?? undefined,
    decidedBy: decidedBy ?? undefined,
  };
}

async function whole(db: DbOrTx, id: string) {
  const row = await findPriceChange(db, id);
  if (!row) throw appError('PRICE_CHANGE_NOT_FOUND');
  return { change: described(row) };
}

/** Returns a page of price changes, newest first by default (docs/spec/prices.md#screens). */
export async function listPriceChanges(ctx: SignedInContext, input: ListPriceChangesInput) {
  const [rows, changeCount] = await Promise.all([
    selectPriceChanges(ctx.db, input),
    countPriceChanges(ctx.db, input.filters),
  ]);
  return { changeList: rows.map(described), changeCount };
}

/** Refuses a start that has passed or is more than a year ahead, as an error of its field. */
function assertStart(startsAt: string, now: Date): void {
  const aheadMs = Date.parse(startsAt) - now.getTime();
  const refuse = (code: 'PRICE_SCHEDULE_PAST' | 'PRICE_SCHEDULE_TOO_FAR', text: string) => {
    throw new AppError(code, undefined, { starts_at: text });
  };
  if (aheadMs <= 0) refuse('PRICE_SCHEDULE_PAST', 'The start must be in the future.');
  if (aheadMs > SCHEDULE_AHEAD_DAYS * DAY_MS)
    refuse('PRICE_SCHEDULE_TOO_FAR', 'The start must be within a year.');
}

const periodText = ({ startsAt, endsAt }: ChangePeriod) =>
  endsAt === null
    ? `from ${formatDateTime(startsAt)}`
    : `${formatDateTime(startsAt)} to ${formatDateTime(endsAt)}`;

async function assertFree(tx: Tx, productId: string, period: ChangePeriod): Promise<void> {
  const other = (await selectOpenPeriods(tx, productId)).find((open) => isOverlapping(open, period));
  if (other) throw appError('PRICE_SCHEDULE_OVERLAP', { period: periodText(other) });
}

/** Schedules a price of a television. A large drop waits for a second person, whatever its start. */
export async function schedulePrice(ctx: SignedInContext, input: SchedulePriceInput) {
  assertStart(input.starts_at, ctx.now());
  const { price, discount_percentage } = input;
  const wanted = { price, discount_percentage, new_price: sellingPricePaise(price, discount_percentage) };
  const period = {
    startsAt: new Date(input.starts_at).toISOString(),
    endsAt: input.ends_at === undefined ? null : new Date(input.ends_at).toISOString(),
  };
  const id = await inTx(ctx.db, async (tx) => {
    const product = await lockPrice(tx, input.product);
    if (!product) throw appError('PRODUCT_NOT_FOUND');
    if (isSamePrice(product, wanted)) throw appError('PRICE_SCHEDULE_SAME');
    await assertFree(tx, product._id, period);
    await requireStepUpForPrices(tx, ctx, [{ product, wanted }]);
    const drops = await findLargeDrops(tx, [{ product, wanted }], ctx.now());
    const approvers = drops.length > 0 ? await approversOf(tx, ctx.settings, ctx.user.id) : [];
    const [changeId = ''] = await insertPriceChanges(tx, [
      {
        productId: product._id,
        state: approvers.length > 0 ? 'Proposed' : 'Scheduled',
        source: 'schedule',
        ...changedPrices(product, wanted),
        ...period,
        neededApproval: approvers.length > 0,
        askedBy: ctx.user.id,
      },
    ]);
    await writeAudit(tx, ctx.user.id, {
      action: 'price.schedule',
      entity: 'product',
      entityId: product._id,
      before: auditedPrice(product),
      after: { ...auditedPrice(wanted), starts_at: period.startsAt, ends_at: period.endsAt },
    });
    await notifyApprovers(tx, approvers, [changeId]);
    return changeId;
  });
  return whole(ctx.db, id);
}

/** A decision of staff about one change, both locked: first the television, so that every caller has the same order. */
interface Decision {
  change: PriceChangeRow;
  /** Undefined where it was removed from sale. */
  product: PricedProduct | undefined;
}

/** Runs a decision about a change that is in one of some states, and stores it in the audit log. */
async function decide(
  ctx: SignedInContext,
  id: string,
  {
    action,
    states,
    run,
  }: {
    action: string;
    states: readonly PriceChangeState[];
    run: (tx: Tx, decision: Decision) => Promise<void>;
  },
) {
  await inTx(ctx.db, async (tx) => {
    const found = await findPriceChange(tx, id);
    const product = found && (await lockPrice(tx, found.product._id));
    const change = found && (await lockPriceChange(tx, found._id));
    if (!change) throw appError('PRICE_CHANGE_NOT_FOUND');
    if (!states.includes(change.state)) throw appError('PRICE_CHANGE_SETTLED');
    await run(tx, { change, product });
    const settled = await findPriceChange(tx, change._id);
    await writeAudit(tx, ctx.user.id, {
      action,
      entity: 'product',
      entityId: change.product._id,
      before: { state: change.state, ...auditedPrice(change.from) },
      after: { state: settled?.state, ...auditedPrice(change.wanted), note: settled?.note },
    });
  });
  return whole(ctx.db, id);
}

const decidedBy = (ctx: SignedInContext) => ({
  decidedBy: ctx.user.id,
  decidedAt: ctx.now().toISOString(),
});

/** Sets the price of an approved proposal that has no time of its own. */
async function carryOut(tx: Tx, ctx: SignedInContext, { change, product }: Decision): Promise<void> {
  if (!product || !isSamePrice(product, change.from)) throw appError('PRICE_CHANGED_SINCE');
  await setPriceCause(tx, { source: 'approval', actorId: change.askedBy._id, isApproved: true });
  await updatePrice(tx, product._id, change.wanted);
  const at = ctx.now().toISOString();
  await updatePriceChange(tx, change._id, {
    ...decidedBy(ctx),
    state: 'Done',
    isApproved: true,
    startedAt: at,
  });
}

/**
 * Approves a proposed price: it is set at once, or at its time. The person who asked for it cannot, while there is another
 * one who can (docs/spec/prices.md#second-person).
 */
export const approvePrice = (ctx: SignedInContext, { id }: { id: string }) =>
  decide(ctx, id, {
    action: 'price.approve',
    states: ['Proposed'],
    run: async (tx, decision) => {
      const { change } = decision;
      const isOwn = change.askedBy._id === ctx.user.id;
      if (isOwn && (await approversOf(tx, ctx.settings, ctx.user.id)).length > 0)
        throw appError('PRICE_NEEDS_SECOND_PERSON');
      if (change.starts_at === null) await carryOut(tx, ctx, decision);
      else
        await updatePriceChange(tx, change._id, { ...decidedBy(ctx), state: 'Scheduled', isApproved: true });
      if (!isOwn) await enqueue(tx, 'mail.price-decided', { changeId: change._id });
    },
  });

/** Rejects a proposed price, with a reason for the person who asked. One's own is withdrawn by it. */
export const rejectPrice = (ctx: SignedInContext, { id, note }: RejectPriceInput) =>
  decide(ctx, id, {
    action: 'price.reject',
    states: ['Proposed'],
    run: async (tx, { change }) => {
      const isOwn = change.askedBy._id === ctx.user.id;
      await updatePriceChange(tx, change._id, {
        ...decidedBy(ctx),
        state: isOwn ? 'Cancelled' : 'Rejected',
        note,
      });
      if (!isOwn) await enqueue(tx, 'mail.price-decided', { changeId: change._id });
    },
  });

/** Cancels a scheduled change; one that has started ends now. */
export const cancelPrice = (ctx: SignedInContext, { id }: { id: string }) =>
  decide(ctx, id, {
    action: 'price.cancel',
    states: ['Proposed', 'Scheduled', 'Active'],
    run: async (tx, { change, product }) => {
      if (change.state === 'Active') {
        const wanted = product && priceAfterEnd(product, { during: change.wanted, before: change.from });
        if (product && wanted) await requireStepUpForPrices(tx, ctx, [{ product, wanted }]);
        await endChange(tx, { change, product }, { now: ctx.now(), actorId: ctx.user.id });
      } else await updatePriceChange(tx, change._id, { ...decidedBy(ctx), state: 'Cancelled' });
    },
  });
