import { z } from 'zod';
import { ComplaintStatus } from '../complaints/complaints.schema';
import { Picture } from '../products/products.schema';
import { Id, Instant } from '../wire/wire.schema';
import { COVER_STATES } from './passports.values';

/** What the owner of a television sees of its offer to somebody else. */
const OpenOffer = z.object({
  email: z.string().meta({ description: 'Of who may accept it.' }),
  expires_at: Instant,
});

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
  reminder: z.boolean().nullable().meta({
    description:
      'Whether its owner is mailed 30 days before the warranty ends; null for anybody else, and where nothing is covered.',
  }),
  is_owner: z.boolean().meta({ description: 'Whether it is the caller’s: bought and kept, or transferred.' }),
  is_transferred: z.boolean().meta({
    description:
      'Whether its owner did not buy it; the passport is then the proof of a claim, not the invoice.',
  }),
  order_id: z
    .string()
    .meta({ description: 'For an owner who bought it; empty for anybody else. A complaint names it.' }),
  serial_id: z.string().meta({
    description: 'For an owner whom it was transferred to; empty for anybody else. A complaint names it.',
  }),
  offer: OpenOffer.nullable().meta({ description: 'For its owner, while it is offered to somebody else.' }),
});
export type Passport = z.output<typeof Passport>;

export const RemindPassportInput = GetPassportInput.extend({
  on: z.boolean({ error: 'Please choose yes or no.' }),
}).meta({ example: { on: true } });
export type RemindPassportInput = z.output<typeof RemindPassportInput>;
export const RemindPassportOutput = z.object({ message: z.string(), reminder: z.boolean() });

export const PassportOutput = z.object({
  passport: Passport,
  link: z.string().meta({ description: 'The address of the passport’s page.' }),
  qr: z.string().meta({ description: 'The same as a QR code: an SVG image.' }),
});

export const ListPassportsInput = z.strictObject({ id: Id });
export const ListPassportsOutput = z.object({
  passports: z.array(
    z.object({
      token: z.string().meta({ description: 'Empty once the television was transferred.' }),
      serial: z.string(),
      position: z.number().int().meta({ description: 'That of the line of the order.' }),
      name: z.string(),
      state: z.enum(COVER_STATES),
      transferred_at: Instant.nullable().meta({ description: 'When it was transferred to somebody else.' }),
    }),
  ),
});
