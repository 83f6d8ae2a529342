import { z } from 'zod';

export const RenewSessionInput = z.strictObject({
  end: z.literal(true).optional().meta({ description: 'Ends the session instead.' }),
});
export type RenewSessionInput = z.output<typeof RenewSessionInput>;

export const RenewSessionOutput = z.object({
  token: z.string().nullable().meta({ description: 'Null where the session was ended.' }),
});
