import { z } from 'zod';
import { paise, paiseFromRupees, rupeesFromPaise, type Paise } from './money';

const MAX_RUPEES = 1_000_000_000;
const description = 'Rupees, with at most two decimals.';

/** Returns the documentation of an amount in rupees. */
export const inRupees = (meaning: string) => ({ description: `${meaning} ${description}` });

const paiseType = z.custom<Paise>((value) => Number.isSafeInteger(value));

/** Rupees on the wire, a number with at most two decimals (docs/spec/api.md#money), decoded to paise. */
export const rupeesIn = z.codec(
  z
    .number({ error: 'Enter an amount in rupees.' })
    .min(0, 'The amount cannot be negative.')
    .max(MAX_RUPEES, 'The amount is too large.')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, 'Use at most two decimals.')
    .meta({ description }),
  paiseType,
  { decode: (rupees) => paiseFromRupees(rupees), encode: (amount) => rupeesFromPaise(amount) },
);

/** The inverse: paise from the database encoded to rupees on the wire. */
export const rupeesOut = z.codec(paiseType, z.number().meta({ description, example: 24990 }), {
  decode: (amount) => rupeesFromPaise(amount),
  encode: (rupees) => paise(Math.round(rupees * 100)),
});

/** A positive amount of whole rupees, decoded to paise; anything else has this one message. */
export const wholeRupees = (message: string) =>
  z.codec(z.number({ error: message }).int(message).min(1, message).max(MAX_RUPEES, message), paiseType, {
    decode: (rupees) => paiseFromRupees(rupees),
    encode: (amount) => rupeesFromPaise(amount),
  });

/** Rupees as a number or as a whole-number string (docs/spec/wholesale.md#placing-an-order), decoded to paise. */
export const rupeesOrText = z.codec(
  z.union(
    [
      z
        .number()
        .min(0)
        .max(MAX_RUPEES)
        .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4),
      z.string().regex(/^\d{1,10}$/),
    ],
    { error: 'Enter an amount in rupees.' },
  ),
  paiseType,
  { decode: (rupees) => paiseFromRupees(Number(rupees)), encode: (amount) => rupeesFromPaise(amount) },
);
