import { counted } from '@aabha/contracts/counts/counts';
import type { CartObservation, ChoiceObservation } from '../observations.types';
import { findingsOf } from './findings-of';
import { describePages, hasNoPage, readablePages } from './readable-pages';
import type { Finding, Rule } from './rule.types';

const PAID_EXTRA = /warrant|protect|insur|donat|\btip\b|gift wrap|₹/i;

export const isPaidExtra = ({ label }: ChoiceObservation): boolean => PAID_EXTRA.test(label);

/** Returns what a cart has besides the one unit that was added. */
function extrasOf({ productId, lines }: CartObservation): Finding[] {
  const [line] = lines;
  const isWhatWasAdded =
    lines.length === 1 && line?.productId === productId && line.quantity === 1 && line.warrantyMonths === 0;
  if (isWhatWasAdded) return [];
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const months = lines.reduce((sum, { warrantyMonths }) => sum + warrantyMonths, 0);
  return [
    {
      key: 'cart',
      text: `One television without extended warranty was added; the cart has ${counted(units, 'unit')} in ${counted(lines.length, 'line')} and ${counted(months, 'month')} of warranty.`,
      path: `/television/${productId}`,
    },
  ];
}

/** Judges what is in a cart, in orders, and what is preselected. */
export const basketSneaking: Rule = (observations) => {
  const { cart, data } = observations;
  const preselected = readablePages(observations).flatMap(({ path, choices }) =>
    choices
      .filter((choice) => choice.isSelected && isPaidExtra(choice))
      .map(({ label }) => ({ key: `extra:${path}:${label}`, text: `“${label}” is preselected.`, path })),
  );
  const inDialogs = observations.release.choices
    .filter(({ isPreselected }) => isPreselected)
    .map(({ where }) => ({
      key: `dialog:${where}`,
      text: `“${where}” opens with an answer selected.`,
      path: '',
    }));
  return {
    evidence: `${cart ? 'one addition to a cart' : 'no television could be added to a cart'}; ${describePages(observations)}; ${counted(data.payments, 'payment')}`,
    isUnchecked: hasNoPage(observations) || !cart,
    findings: [
      ...(cart ? extrasOf(cart) : []),
      ...preselected,
      ...inDialogs,
      ...findingsOf('order', data.addedOrderLines),
    ],
  };
};
