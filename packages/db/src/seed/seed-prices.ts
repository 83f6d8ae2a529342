import { paise } from '@aabha/contracts/money/money';
import { sellingPricePaise } from '@aabha/contracts/pricing/pricing';
import { startOfIndiaDay, indiaDay } from '@aabha/contracts/time/india-time';
import type { Tx } from '../client';
import { priceChanges, priceHistory } from '../schema/prices';
import type { DemoProduct } from './seed-catalogue';

const DAY_MS = 86_400_000;
/** Days before `now`: an ordinary price began, a sale began and ended, and the present offer began. */
const ORDINARY_DAYS = 60;
const SALE_DAYS = { from: 26, to: 22 };
const OFFER_DAYS = 12;
const SALE_EXTRA_PERCENT = 6;
const ORDINARY_LESS_PERCENT = 5;

type Tag = Pick<typeof priceHistory.$inferInsert, 'pricePaise' | 'discountPercent' | 'newPricePaise'>;

const tagOf = ({ pricePaise }: DemoProduct, discountPercent: number): Tag => ({
  pricePaise: paise(pricePaise),
  discountPercent,
  newPricePaise: sellingPricePaise(paise(pricePaise), discountPercent),
});

/** Writes the prices of the last weeks of every third television with a discount: some had a sale, which has ended. */
export async function insertPrices(
  tx: Tx,
  products: readonly DemoProduct[],
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  const midnight = startOfIndiaDay(indiaDay(now)).getTime();
  const at = (days: number) => new Date(midnight - days * DAY_MS).toISOString();
  const offered = products.filter(
    ({ discountPercent }, index) => index % 3 === 0 && discountPercent > ORDINARY_LESS_PERCENT,
  );
  for (const [index, product] of offered.entries()) {
    const common = { productId: product.id, actorId: staffId };
    const ordinary = tagOf(product, product.discountPercent - ORDINARY_LESS_PERCENT);
    const sale = tagOf(product, product.discountPercent + SALE_EXTRA_PERCENT);
    const hadSale = index % 2 === 0;
    await tx.insert(priceHistory).values([
      { ...common, ...ordinary, at: at(ORDINARY_DAYS), source: 'form' as const },
      ...(hadSale
        ? [
            { ...common, ...sale, at: at(SALE_DAYS.from), source: 'schedule' as const },
            { ...common, ...ordinary, at: at(SALE_DAYS.to), source: 'revert' as const },
          ]
        : []),
      { ...common, ...tagOf(product, product.discountPercent), at: at(OFFER_DAYS), source: 'form' as const },
    ]);
    if (hadSale)
      await tx.insert(priceChanges).values({
        productId: product.id,
        state: 'Done',
        source: 'schedule',
        ...sale,
        fromPricePaise: ordinary.pricePaise,
        fromDiscountPercent: ordinary.discountPercent,
        fromNewPricePaise: ordinary.newPricePaise,
        startsAt: at(SALE_DAYS.from),
        endsAt: at(SALE_DAYS.to),
        startedAt: at(SALE_DAYS.from),
        endedAt: at(SALE_DAYS.to),
        isReverted: true,
        neededApproval: false,
        askedBy: staffId,
        createdAt: at(SALE_DAYS.from + 2),
      });
  }
}
