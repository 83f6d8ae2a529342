import { z } from 'zod';
import { email } from '../accounts/accounts.schema';
import { Picture } from '../products/products.schema';
import { PAGE_SIZES } from '../settings/limits';
import { Instant, pageOf } from '../wire/wire.schema';
import { GetPassportInput, Passport } from './passports.schema';
import { COVER_STATES } from './passports.values';
import { OFFER_STATES } from './transfers.values';

/** Offers a television to somebody else (docs/spec/warranty-passport.md#transfer). */
export const OfferPassportInput = GetPassportInput.extend({
  email: email('Email is required.', 'Please enter a valid email address.').meta({
    description: 'Of the new owner.',
  }),
});
export type OfferPassportInput = z.output<typeof OfferPassportInput>;
export const OfferPassportOutput = z.object({ message: z.string(), offer: Passport.shape.offer.unwrap() });

export const PassportOfferInput = z.strictObject({
  offer: z
    .string({ error: 'A link is required.' })
    .min(1, 'A link is required.')
    .max(200)
    .meta({ description: 'The token of the link in the mail.' }),
});
export type PassportOfferInput = z.output<typeof PassportOfferInput>;

const { ends_on, extended_ends_on } = Passport.shape;

/** What somebody sees who is offered a television; nothing of its present owner. */
export const PassportOffer = z.object({
  state: z.enum(OFFER_STATES),
  expires_at: Instant,
  name: z.string(),
  brand: z.string(),
  picture: Picture.nullable(),
  serial: z.string(),
  cover: z.enum(COVER_STATES).meta({ description: 'How its warranty stands.' }),
  ...{ ends_on, extended_ends_on },
  is_yours: z.boolean().meta({ description: 'Whether it was sent to the email of the caller.' }),
  passport: z
    .string()
    .meta({ description: 'The token of its passport, for who has accepted it; else empty.' }),
});
export const PassportOfferOutput = z.object({ offer: PassportOffer });

export const AcceptedOfferOutput = z.object({
  message: z.string(),
  passport: z.string().meta({ description: 'The token of the new passport.' }),
});

export const OwnTelevisionsInput = z.strictObject(pageOf(PAGE_SIZES.televisions));
export type OwnTelevisionsInput = z.output<typeof OwnTelevisionsInput>;
export const OwnTelevisionsOutput = z.object({
  televisionList: z.array(
    z.object({
      token: z.string().meta({ description: 'Of its passport.' }),
      name: z.string(),
      serial: z.string(),
      picture: Picture.nullable(),
      state: z.enum(COVER_STATES),
      ...{ ends_on, extended_ends_on },
      days_left: z.number().int(),
      is_bought: z.boolean().meta({ description: 'Whether the caller bought it; false after a transfer.' }),
    }),
  ),
  televisionCount: z.number().int(),
});
