import { z } from 'zod';
import { ComplaintStatus } from '../complaints/complaints.schema';
import { Picture } from '../products/products.schema';
import { Id, Instant } from '../wire/wire.schema';
import { COVER_STATES } from './passports.values';

const day = z.string().meta({ description: 'A day in India; empty where there is none.' });

export const GetPassportInput = z.strictObject({
  token: z.string({ error: 'A link is required.' }).min(1, 'A link is required.').max(200),
});
export type GetPassportInput = z.output<typeof GetPassportInput>;

/** The warranty of one television, for whoever has its link; nothing personal (docs/spec/warranty-passport.md#answer). */
export const Passport = z.object({
  name: z.string(),
  brand: z.string(),
  product_id: z.string().meta({ description: 'Of the television, for its set-up guide.' }),
  model_number: z.string().meta({ description: 'Empty where the listing states none.' }),
  picture: Picture.nullable(),
  serial: z.string(),
  state: z.enum(COVER_STATES),
  starts_on: day,
  ends_on: day,
  extended_ends_on: day,
  days_left: z.number().int(),
  claims: z.array(z.object({ number: z.string(), status: ComplaintStatus, created_at: Instant })),
  order_id: z.string().meta({ description: 'For the person who bought it; empty for anybody else.' }),
});
export type Passport = z.output<typeof Passport>;

export const PassportOutput = z.object({
  passport: Passport,
  link: z.string().meta({ description: 'The address of the passport’s page.' }),
  qr: z.string().meta({ description: 'The same as a QR code: an SVG image.' }),
});

export const ListPassportsInput = z.strictObject({ id: Id });
export const ListPassportsOutput = z.object({
  passports: z.array(
    z.object({
      token: z.string(),
      serial: z.string(),
      position: z.number().int().meta({ description: 'That of the line of the order.' }),
      name: z.string(),
      state: z.enum(COVER_STATES),
    }),
  ),
});
