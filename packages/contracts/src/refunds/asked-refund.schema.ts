import { z } from 'zod';
import { inRupees, rupeesOut } from '../money/money.schema';

/** What a refund of staff returns besides its record, where it waits for a second person. */
export const AskedRefund = z
  .object({ _id: z.string(), amount: rupeesOut.meta(inRupees('What waits for approval.')) })
  .optional()
  .meta({
    description:
      'Present only where the refund is above the limit of the caller: it waits for a second person, and nothing was changed.',
  });
