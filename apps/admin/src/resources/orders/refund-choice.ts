import { typedAmount } from '../../data/typed-amount';
import type { RefundPreview } from '../../data/order-refund';

/** Where the goods of refunded units are. */
export const GOODS = {
  out: 'Not back',
  sellable: 'Back, can be sold again',
  spoilt: 'Back, cannot be sold',
} as const;
export type Goods = keyof typeof GOODS;

/** What staff chose of a line. */
export interface LineChoice {
  quantity: number;
  warranty: boolean;
  goods: Goods;
}

/** What staff chose to refund; `amount` as typed, in rupees. */
export interface RefundChoice {
  lines: Readonly<Record<number, LineChoice>>;
  shipping: boolean;
  amount: string;
}

export const NO_CHOICE: RefundChoice = { lines: {}, shipping: false, amount: '' };
export const NO_LINE: LineChoice = { quantity: 0, warranty: false, goods: 'out' };

/** Returns whether nothing is chosen yet. */
export const isNothing = ({ lines, shipping, amount }: RefundChoice): boolean =>
  !shipping &&
  amount.trim() === '' &&
  Object.values(lines).every(({ quantity, warranty }) => quantity === 0 && !warranty);

/** Returns a choice in the API's format. */
export function refundInput(id: string, { lines, shipping, amount }: RefundChoice) {
  const sum = typedAmount(amount);
  return {
    id,
    lines: Object.entries(lines)
      .filter(([, { quantity, warranty }]) => quantity > 0 || warranty)
      .map(([position, { quantity, warranty, goods }]) => ({
        position: Number(position),
        quantity,
        warranty,
        restock: goods === 'sellable',
      })),
    shipping,
    ...(sum ? { amount: sum } : {}),
  };
}

type Left = RefundPreview['left'];

/** Returns the lines of which something is left to refund. */
export const refundableLines = ({ lines }: Left) =>
  lines.filter(({ quantity, goods, warranty }) => quantity > 0 || goods > 0 || warranty > 0);

/** Returns whether a warranty alone can still be refunded. */
export const isWarrantyOpen = ({ warranty_until: until }: Left, now: Date): boolean =>
  until === '' || now.getTime() <= Date.parse(until);
