import { paise, type Paise } from '@aabha/contracts/money/money';
import { sellingPricePaise } from '@aabha/contracts/pricing/pricing';
import { indiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { DemoProduct } from './seed-catalogue';

const DAY_MS = 86_400_000;
/** Days before `now`: an ordinary price began, a sale began and ended, and the present offer began. */
const ORDINARY_DAYS = 60;
const SALE_DAYS = { from: 26, to: 22 };
const OFFER_DAYS = 12;
const SALE_EXTRA_PERCENT = 6;
const ORDINARY_LESS_PERCENT = 5;

/** A price of a television and when it came into force. */
export interface DatedPrice {
  atMs: number;
  pricePaise: Paise;
  discountPercent: number;
  newPricePaise: Paise;
  source: 'form' | 'schedule' | 'revert';
}

/**
 * Returns the prices of the last weeks of every third television with a discount, oldest first, by its id: some had a sale,
 * which has ended.
 */
export function demoPrices(products: readonly DemoProduct[], now: Date): ReadonlyMap<string, DatedPrice[]> {
  const midnight = startOfIndiaDay(indiaDay(now)).getTime();
  const offered = products.filter(
    ({ discountPercent }, index) => index % 3 === 0 && discountPercent > ORDINARY_LESS_PERCENT,
  );
  return new Map(
    offered.map(({ id, pricePaise, discountPercent }, index) => {
      const dated = (days: number, percent: number, source: DatedPrice['source']): DatedPrice => ({
        atMs: midnight - days * DAY_MS,
        pricePaise: paise(pricePaise),
        discountPercent: percent,
        newPricePaise: sellingPricePaise(paise(pricePaise), percent),
        source,
      });
      const ordinary = discountPercent - ORDINARY_LESS_PERCENT;
      const sale = [
        dated(SALE_DAYS.from, discountPercent + SALE_EXTRA_PERCENT, 'schedule'),
        dated(SALE_DAYS.to, ordinary, 'revert'),
      ];
      return [
        id,
        [
          dated(ORDINARY_DAYS, ordinary, 'form'),
          ...(index % 2 === 0 ? sale : []),
          dated(OFFER_DAYS, discountPercent, 'form'),
        ],
      ];
    }),
  );
}

/** Returns the selling price that was in force at an instant; the first one before it, the present one without others. */
export function demoPriceAt(product: DemoProduct, prices: readonly DatedPrice[] = [], atMs: number): Paise {
  const inForce = prices.findLast((price) => price.atMs <= atMs) ?? prices[0];
  return inForce?.newPricePaise ?? product.newPricePaise;
}
