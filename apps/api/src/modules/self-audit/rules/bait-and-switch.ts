import { counted } from '@aabha/contracts/counts/counts';
import { formatPaise, formatRupees } from '@aabha/contracts/money/money-format';
import { paise } from '@aabha/contracts/money/money';
import type { Observations, PageObservation } from '../observations.types';
import { findingsOf } from './findings-of';
import { describePages, hasNoPage, productIdOf, readablePages } from './readable-pages';
import type { Finding, Rule } from './rule.types';

/** Returns the prices of a page with their televisions. */
function pricesOf({ path, priceRupees, cards }: PageObservation) {
  const ownId = productIdOf(path);
  const own = ownId === undefined ? [] : [{ productId: ownId, priceRupees }];
  return [...own, ...cards].flatMap(({ productId, priceRupees: rupees }) =>
    rupees === undefined ? [] : [{ path, productId, rupees }],
  );
}

function otherPrice(shown: ReturnType<typeof pricesOf>[number], { products }: Observations): Finding[] {
  const product = products.get(shown.productId);
  if (!product || product.pricesPaise.includes(Math.round(shown.rupees * 100))) return [];
  const inForce = product.pricesPaise.map((price) => formatPaise(paise(price))).join(', ');
  const text = `${product.name}: the page says ${formatRupees(shown.rupees)}; in force is ${inForce}.`;
  return [{ key: `price:${shown.path}:${product.id}`, text, path: shown.path }];
}

function otherInCart({ cart, products }: Observations): Finding[] {
  const line = cart?.lines.find(({ productId }) => productId === cart.productId);
  if (!line || products.get(line.productId)?.pricesPaise.includes(line.unitPricePaise)) return [];
  const price = formatPaise(paise(line.unitPricePaise));
  return [{ key: 'cart', text: `The cart asks ${price}.`, path: `/television/${line.productId}` }];
}

/** Judges prices of pages, of a cart and of payments by those in force. */
export const baitAndSwitch: Rule = (observations) => {
  const shown = readablePages(observations).flatMap(pricesOf);
  const { data } = observations;
  return {
    evidence: `${counted(shown.length, 'price')} on ${describePages(observations)}; ${counted(data.payments, 'payment')}`,
    isUnchecked: hasNoPage(observations),
    findings: [
      ...shown.flatMap((one) => otherPrice(one, observations)),
      ...otherInCart(observations),
      ...findingsOf('payment', data.otherPrices),
    ],
  };
};
