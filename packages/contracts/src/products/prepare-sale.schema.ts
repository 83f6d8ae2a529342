import { z } from 'zod';
import { Id } from '../wire/wire.schema';

/** Slots of an ordinary day, a sale day and a big sale day (docs/spec/stock.md#sale-days). */
export const SALE_DAY_SLOTS = [1, 16, 64] as const;
export const PrepareSaleInput = z
  .strictObject({
    id: Id,
    slots: z
      .literal(SALE_DAY_SLOTS)
      .meta({ description: '1 for an ordinary day, 16 for a sale day, 64 for a big one.' }),
  })
  .meta({ example: { slots: 16 } });
export type PrepareSaleInput = z.output<typeof PrepareSaleInput>;
