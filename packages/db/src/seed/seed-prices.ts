import type { Tx } from '../client';
import { priceChanges, priceHistory } from '../schema/prices';
import type { DatedPrice } from './demo-prices';

const DAY_MS = 86_400_000;
const instant = (atMs: number) => new Date(atMs).toISOString();

/** Writes the prices of the last weeks, and the scheduled change behind each sale that has ended. */
export async function insertPrices(
  tx: Tx,
  prices: ReadonlyMap<string, readonly DatedPrice[]>,
  staffId: string,
): Promise<void> {
  for (const [productId, dated] of prices) {
    await tx
      .insert(priceHistory)
      .values(
        dated.map(({ atMs, ...price }) => ({ ...price, productId, actorId: staffId, at: instant(atMs) })),
      );
    const sale = dated.find(({ source }) => source === 'schedule');
    const after = dated.find(({ source }) => source === 'revert');
    if (!sale || !after) continue;
    const { atMs, ...price } = sale;
    await tx.insert(priceChanges).values({
      ...{ ...price, productId, state: 'Done', isReverted: true, neededApproval: false },
      fromPricePaise: after.pricePaise,
      fromDiscountPercent: after.discountPercent,
      fromNewPricePaise: after.newPricePaise,
      ...{ startsAt: instant(atMs), startedAt: instant(atMs) },
      ...{ endsAt: instant(after.atMs), endedAt: instant(after.atMs) },
      askedBy: staffId,
      createdAt: instant(atMs - 2 * DAY_MS),
    });
  }
}
