import { counted } from '@aabha/contracts/counts/counts';
import { formatPaise } from '@aabha/contracts/money/money-format';
import { paise } from '@aabha/contracts/money/money';
import type { CartObservation, Observations, PageObservation } from '../observations.types';
import { findingsOf } from './findings-of';
import { describePages, hasNoPage, productIdOf, readablePages } from './readable-pages';
import type { Finding, Rule } from './rule.types';

/** Returns whether a product page hides what one television costs with delivery. One that is sold out costs nothing. */
function hidesTotal(page: PageObservation, { products, shippingPaise }: Observations): Finding[] {
  const product = products.get(productIdOf(page.path) ?? '');
  if (!product || product.freeUnits === 0 || page.priceRupees === undefined) return [];
  const total = formatPaise(paise(Math.round(page.priceRupees * 100) + shippingPaise));
  if (page.text.includes(total)) return [];
  const text = `${product.name}: the page does not say that it costs ${total} with delivery.`;
  return [{ key: `total:${product.id}`, text, path: page.path }];
}

function unsoundCart({ lines, totalPaise, shippingPaise }: CartObservation): Finding[] {
  const sum = lines.reduce((all, line) => all + line.totalPaise, shippingPaise);
  if (totalPaise === sum) return [];
  const [asked, due] = [totalPaise, sum].map((amount) => formatPaise(paise(amount)));
  return [{ key: 'cart', text: `A cart asks ${asked} for lines and delivery of ${due}.`, path: '/cart' }];
}

/** Judges whether the whole cost is said early and does not grow. */
export const dripPricing: Rule = (observations) => {
  const { cart, data } = observations;
  return {
    evidence: `${describePages(observations)}; ${cart ? 'one cart' : 'no cart'}; ${counted(data.payments, 'payment')}`,
    isUnchecked: hasNoPage(observations),
    findings: [
      ...readablePages(observations).flatMap((page) => hidesTotal(page, observations)),
      ...(cart ? unsoundCart(cart) : []),
      ...findingsOf('payment', data.unsoundPayments),
    ],
  };
};
