import type { Delivery } from '@aabha/contracts/stock/deliveries.schema';
import { formatDay } from '@aabha/contracts/time/india-time';
import type { ConflictField } from '../../data/edit-conflict';

/** What staff type about a delivery; an empty text input is null. */
export interface TypedDelivery {
  quantity: number | null;
  due: string;
  supplier: string | null;
  note: string | null;
}

/** Returns the terms of a delivery as its form has them. */
export const typedOf = ({ quantity, due, supplier, note }: Delivery): TypedDelivery => ({
  ...{ quantity, due, supplier, note },
});

/** Returns what was typed as the API takes it. */
export const deliveryOf = ({ quantity, due, supplier, note }: TypedDelivery) => ({
  quantity: quantity as number,
  due,
  supplier: supplier ?? '',
  note: note ?? '',
});

export const deliveryConflictFields: readonly ConflictField<TypedDelivery>[] = [
  { source: 'quantity', label: 'Units', text: ({ quantity }) => String(quantity ?? '') },
  { source: 'due', label: 'Due', text: ({ due }) => formatDay(due) },
  { source: 'supplier', label: 'Supplier', text: ({ supplier }) => supplier ?? '' },
  { source: 'note', label: 'Note', text: ({ note }) => note ?? '' },
];
