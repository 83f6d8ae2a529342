import type { z } from 'zod';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { CreateWholesaleInput } from '@aabha/contracts/wholesale/wholesale.schema';
import type { ConflictField } from '../../data/edit-conflict';
import type { ListedProduct } from './wholesale.data';

/** The form of the modal; discounts in whole rupees a unit. */
export type PriceBreakForm = z.input<typeof CreateWholesaleInput>;
type PriceBreak = PriceBreakForm['priceBreaks'][number];

/** A new price break (docs/spec/wholesale.md#price-break-form). */
export const NEW_BREAK: PriceBreak = { minQuantity: 1, maxQuantity: null, discount: 0 };

/** Returns the form of a listed product. */
export function priceBreakForm(listed: ListedProduct): PriceBreakForm {
  return {
    product_id: listed.product_id._id,
    priceBreaks: listed.priceBreaks.map(({ minQuantity, maxQuantity = null, discount }) => ({
      minQuantity,
      maxQuantity,
      discount,
    })),
  };
}

/** Returns '10 to 49 units' or '50 units or more'. */
export function unitsText({
  minQuantity,
  maxQuantity,
}: Pick<PriceBreak, 'minQuantity' | 'maxQuantity'>): string {
  return maxQuantity == null ? `${minQuantity} units or more` : `${minQuantity} to ${maxQuantity} units`;
}

const breakText = (one: PriceBreak) => `${unitsText(one)}: ${formatRupees(one.discount)} off each`;

export const priceBreakConflictFields: readonly ConflictField<PriceBreakForm>[] = [
  {
    source: 'priceBreaks',
    label: 'Price breaks',
    text: ({ priceBreaks }) => priceBreaks.map(breakText).join('\n'),
  },
];
