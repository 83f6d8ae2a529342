import { z } from 'zod';
import { email } from '../accounts/accounts.schema';
import { LANGUAGES } from '../language/language';
import { inRupees, rupeesOut, wholeRupees } from '../money/money.schema';
import { Picture } from '../products/products.schema';
import { Id, Instant } from '../wire/wire.schema';
import { ALERT_KINDS, ALERT_STATES } from './alerts.values';

const INVALID = 'Please enter a valid email address.';

/** Whether a price alert has a target, and no other has one. */
const hasFittingTarget = ({ kind, target }: { kind: string; target?: unknown }) =>
  (kind === 'price') === (target !== undefined);

export const NewAlertInput = z
  .strictObject({
    product: Id,
    kind: z
      .enum(ALERT_KINDS)
      .meta({ description: 'stock: it is back in stock; price: it costs at most the target.' }),
    target: wholeRupees('Please enter a price in whole rupees.')
      .optional()
      .meta(inRupees('The selling price to wait for, below that of today; of a price alert only.')),
    email: email(INVALID, INVALID).optional().meta({
      description: 'Of a visitor. A signed-in customer gets the mail at the address of the account.',
    }),
  })
  .refine(hasFittingTarget, { path: ['target'], message: 'Please enter a price.' });
export type NewAlertInput = z.output<typeof NewAlertInput>;

const AlertProduct = z.object({
  _id: z.string(),
  name: z.string(),
  pictures: z.array(Picture).meta({ description: 'The first one; empty where it has none.' }),
  new_price: rupeesOut.meta(inRupees('The selling price of now, inclusive of taxes.')),
  isListed: z.boolean().meta({ description: 'Whether its page is there.' }),
});

/** An alert of a person (docs/spec/alerts.md). */
export const ProductAlert = z.object({
  _id: z.string(),
  kind: z.enum(ALERT_KINDS),
  target: rupeesOut.nullable().meta(inRupees('Null for a stock alert.')),
  state: z.enum(ALERT_STATES),
  language: z.enum(LANGUAGES).meta({ description: 'Of its mails, unless the account has another one.' }),
  since: Instant.meta({ description: 'When it was asked for; once active, since when it is.' }),
  expires_at: Instant,
  product: AlertProduct,
});
export type ProductAlert = z.output<typeof ProductAlert>;
/** The same with amounts in paise, before it is sent. */
export type ShownAlert = z.input<typeof ProductAlert>;

export const NewAlertOutput = z.object({
  message: z.string(),
  alert: ProductAlert.nullable().meta({
    description: 'Null for a visitor, whatever was asked before: the address has to be confirmed first.',
  }),
});

/* A token of another length is simply unknown. */
export const AlertLinkInput = z.strictObject({ token: z.string().min(1).max(100) });
export const AlertOutput = z.object({ alert: ProductAlert });
export const ConfirmedAlertOutput = z.object({ message: z.string(), alert: ProductAlert });
export const AlertIdInput = z.strictObject({ id: Id });

export const ListAlertsInput = z.strictObject({
  filters: z
    .strictObject({ product: Id.optional().meta({ description: 'Of this television only.' }) })
    .default({}),
});
export type ListAlertsInput = z.output<typeof ListAlertsInput>;
export const ListAlertsOutput = z.object({
  alertList: z.array(ProductAlert).meta({ description: 'The active ones, newest first: 20 at most.' }),
  alertCount: z.number().int(),
});
