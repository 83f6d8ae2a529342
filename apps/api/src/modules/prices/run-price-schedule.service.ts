import { startStep } from '@aabha/contracts/prices/prices.rules';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { endChange } from './end-change.service';
import {
  findDueChanges,
  lockPriceChange,
  updatePriceChange,
  type PriceChangeRow,
} from './price-changes.queries';
import { lockPrice, setPriceCause, updatePrice, type PricedProduct } from './prices.queries';
import { approversOf, findLargeDrops, notifyApprovers, notifyMissed } from './prices.service';

type Deps = Pick<AppDeps, 'settings' | 'db' | 'ports' | 'log'>;

/** Returns the present price as the one before a change. */
const presentOf = ({ price, discount_percentage, new_price }: PricedProduct) => ({
  fromPricePaise: price,
  fromDiscountPercent: discount_percentage,
  fromNewPricePaise: new_price,
});

/** Starts a change: its price is in force, and the present one returns at the end. */
async function start(
  tx: Tx,
  change: PriceChangeRow,
  { product, now }: { product: PricedProduct; now: Date },
) {
  const { isApproved, wanted, askedBy } = change;
  await setPriceCause(tx, { source: 'schedule', actorId: askedBy._id, isApproved });
  await updatePrice(tx, product._id, wanted);
  await updatePriceChange(tx, change._id, {
    state: change.ends_at === null ? 'Done' : 'Active',
    startedAt: now.toISOString(),
    ...presentOf(product),
  });
}

/** Carries out what is due of a change that has not started. */
async function startDue(
  tx: Tx,
  settings: Deps['settings'],
  { change, product, now }: { change: PriceChangeRow; product: PricedProduct | undefined; now: Date },
): Promise<void> {
  const drops = product ? await findLargeDrops(tx, [{ product, wanted: change.wanted }], now) : [];
  const approvers = drops.length > 0 ? await approversOf(tx, settings, change.askedBy._id) : [];
  const period = { startsAt: change.starts_at ?? '', endsAt: change.ends_at };
  const step = startStep(
    { ...period, isApproved: change.isApproved },
    { isLarge: approvers.length > 0, nowMs: now.getTime() },
  );
  if (step === 'miss' || !product) {
    await updatePriceChange(tx, change._id, { state: 'Missed' });
    const missed = { changeId: change._id, askedBy: change.askedBy._id, isRemoved: !product };
    await notifyMissed(tx, missed);
  } else if (step === 'propose') {
    if (change.state === 'Proposed') return;
    await updatePriceChange(tx, change._id, {
      state: 'Proposed',
      neededApproval: true,
      ...presentOf(product),
    });
    await notifyApprovers(tx, approvers, [change._id]);
  } else if (step === 'start' && change.state === 'Scheduled') await start(tx, change, { product, now });
}

/** Carries out a due change once: whoever locks its television second finds it done. */
async function carryOut(deps: Deps, { id, productId }: { id: string; productId: string }): Promise<void> {
  const now = deps.ports.clock.now();
  await inTx(deps.db, async (tx) => {
    const product = await lockPrice(tx, productId);
    const change = await lockPriceChange(tx, id);
    if (change?.state === 'Active') {
      if (change.ends_at !== null && Date.parse(change.ends_at) <= now.getTime())
        await endChange(tx, { change, product }, { now, actorId: change.askedBy._id });
    } else if (change?.state === 'Scheduled' || change?.state === 'Proposed')
      await startDue(tx, deps.settings, { change, product, now });
  });
}

/**
 * Starts and ends the scheduled changes that are due, in the order of their instants. Returns their number. Any number of
 * processes may call it. One that fails is logged and tried again with the next call; the others go on.
 */
export async function runPriceSchedule(deps: Deps): Promise<number> {
  const due = await findDueChanges(deps.db, deps.ports.clock.now().toISOString());
  for (const change of due)
    await carryOut(deps, change).catch((error: unknown) =>
      deps.log.error({ err: error, change: change.id }, 'scheduled price failed, will be tried again'),
    );
  return due.length;
}
