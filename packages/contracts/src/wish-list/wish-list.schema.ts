import { z } from 'zod';
import { inRupees, rupeesIn, rupeesOut } from '../money/money.schema';
import { Picture, WarrantyPrices } from '../products/products.schema';
import { Id, Instant, InstantFilter } from '../wire/wire.schema';
import { WISH_LEFT_REASONS, WISHES_MAX } from './wish-list.values';

/** A television as somebody saved it (docs/spec/wish-list.md#saving). */
const SavedTelevision = z.strictObject({
  product: Id,
  saved_price: rupeesIn
    .optional()
    .meta(inRupees('The selling price when it was saved; that of now where it is left out.')),
  saved_at: InstantFilter.optional().meta({
    description: 'When it was saved; now where it is left out or in the future. ISO-8601, UTC',
  }),
});

const savedTelevisions = z
  .array(SavedTelevision)
  .max(WISHES_MAX, `A wish list holds at most ${WISHES_MAX} televisions.`);

export const AddWishInput = SavedTelevision;
export type AddWishInput = z.output<typeof AddWishInput>;

export const RemoveWishInput = z.strictObject({ product: Id });

export const ListWishesInput = z.strictObject({
  filters: z
    .strictObject({ product: Id.optional().meta({ description: 'Of this television only.' }) })
    .default({}),
});
export type ListWishesInput = z.output<typeof ListWishesInput>;

const Successor = z.object({ _id: z.string(), name: z.string() });

/** A television of a wish list as it is now (docs/spec/wish-list.md#page). */
export const Wish = z.object({
  product: z.object({
    _id: z.string(),
    name: z.string(),
    pictures: z.array(Picture).meta({ description: 'The first one; empty where it has none.' }),
    new_price: rupeesOut.meta(inRupees('The selling price of now, inclusive of taxes.')),
    stock: z.number().int().meta({ description: 'Units that are free for the caller; 0 if it is not sold.' }),
    warranty_months: z.number().int().meta({ description: 'Of the warranty that comes with it.' }),
    warranty_pricing: WarrantyPrices,
    isListed: z.boolean().meta({ description: 'Whether it is sold, so that its page is there.' }),
    successor: Successor.nullable().meta({ description: 'The model that replaced one that is not sold.' }),
  }),
  saved_price: rupeesOut.meta(inRupees('The selling price when it was saved.')),
  saved_at: Instant,
});
export type Wish = z.output<typeof Wish>;
/** The same with amounts in paise, before it is sent. */
export type ShownWish = z.input<typeof Wish>;

export const ListWishesOutput = z.object({
  wishList: z.array(Wish).meta({ description: `Latest first: ${WISHES_MAX} at most.` }),
  wishCount: z.number().int(),
});

/** The wish list that a visitor has in the browser. */
export const QuoteWishesInput = z.strictObject({ items: savedTelevisions });
export type QuoteWishesInput = z.output<typeof QuoteWishesInput>;

export const MergeWishesInput = QuoteWishesInput;
export const MergeWishesOutput = z.object({
  message: z.string(),
  left: z
    .array(z.object({ product: z.string(), reason: z.enum(WISH_LEFT_REASONS) }))
    .meta({ description: 'What is not in the wish list. not-sold: taken off sale · full: no more fit.' }),
});
