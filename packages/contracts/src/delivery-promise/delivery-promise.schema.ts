import { z } from 'zod';
import { rupeesOut } from '../money/money.schema';
import { Zip } from '../service-areas/service-areas.schema';
import { UNITS_MAX } from '../stock/stock.values';
import { Id, Instant } from '../wire/wire.schema';
import { PROMISE_PRODUCTS_MAX, PROMISE_REASONS } from './delivery-promise.values';

const Day = z.string().meta({ description: 'A day in India.', example: '2026-12-01' });
const DayOrNone = z.string().meta({ description: 'A day in India; empty where no date is promised.' });

export const PromiseReasonOut = z.object({
  code: z.enum(PROMISE_REASONS),
  text: z.string().meta({ description: 'The reason as a sentence in English.' }),
  day: Day.optional(),
  time: z.string().optional().meta({ description: 'A time in India.', example: '14:00' }),
  name: z.string().optional().meta({ description: 'Of a dispatch centre, or of a holiday.' }),
  min: z.number().int().optional(),
  max: z.number().int().optional(),
  hours: z.number().int().optional(),
  kg: z.number().optional(),
  weekdays: z.array(z.number().int()).optional().meta({ description: '1 is Monday.' }),
});
export type PromiseReasonOut = z.output<typeof PromiseReasonOut>;

const quantity = z
  .number({ error: 'A quantity is a number.' })
  .int('Quantities are whole numbers.')
  .min(1, 'A quantity is at least 1.')
  .max(UNITS_MAX, `A quantity is at most ${UNITS_MAX}.`);

export const PromiseInput = z
  .strictObject({
    zipcode: Zip,
    items: z
      .array(z.strictObject({ product_id: Id, quantity: quantity.default(1) }))
      .max(PROMISE_PRODUCTS_MAX, `At most ${PROMISE_PRODUCTS_MAX} items can be asked for at once.`)
      .default([])
      .meta({ description: 'What is to be delivered together. Empty: a television of any weight.' }),
  })
  .meta({ example: { zipcode: '744101', items: [] } });
export type PromiseInput = z.output<typeof PromiseInput>;

/** What the visit of a technician costs by kind; 0 is free (docs/spec/installation.md#fee). */
export const InstallationFeesOut = z
  .object({ wall: rupeesOut, stand: rupeesOut, demo: rupeesOut })
  .meta({ description: 'What a buyer pays the technician for each kind; 0 is free.' });

export const PromiseOutput = z.object({
  promise: z.object({
    zipcode: z.string(),
    served: z.boolean().meta({ description: 'Whether we deliver there and take orders for it.' }),
    city: z.string(),
    state: z.string(),
    earliest: DayOrNone,
    latest: DayOrNone,
    center: z.string().meta({ description: 'The dispatch centre; empty where it is not served.' }),
    leaves: DayOrNone,
    reasons: z.array(PromiseReasonOut),
    installation: InstallationFeesOut.nullable().meta({
      description: 'What it costs that a technician comes there; null where none does.',
    }),
    validUntil: z.string().meta({
      description: 'Until when an order gets this date, unless the shop changes it. ISO-8601, UTC.',
    }),
  }),
});

export const PromiseProductsInput = z
  .strictObject({
    zipcode: Zip,
    product_ids: z
      .array(Id)
      .min(1, 'Name at least one television.')
      .max(PROMISE_PRODUCTS_MAX, `At most ${PROMISE_PRODUCTS_MAX} televisions can be asked for at once.`),
  })
  .meta({ example: { zipcode: '560034', product_ids: ['0198f2c4-0000-7000-8000-000000000001'] } });
export type PromiseProductsInput = z.output<typeof PromiseProductsInput>;
export const PromiseProductsOutput = z.object({
  promises: z.array(z.object({ product_id: z.string(), earliest: DayOrNone, latest: DayOrNone })).meta({
    description: 'One unit of each television, ordered by itself. Unknown televisions are left out.',
  }),
  validUntil: Instant,
});
