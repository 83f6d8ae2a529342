import { z } from 'zod';
import { Instant } from '../wire/wire.schema';
import { OwnPassword, SecondFactorCode } from './second-factor.schema';
import { STEP_UP_WAYS } from './step-up.values';

/** One of the ways of the account (docs/spec/staff-sign-in.md#confirmation). */
export const StepUpInput = z
  .strictObject({
    code: SecondFactorCode.optional().meta({
      description: 'Of the authenticator app, or a recovery code; where the account has a second factor.',
    }),
    password: OwnPassword.optional().meta({ description: 'Where the account has no second factor.' }),
  })
  .refine(({ code, password }) => (code === undefined) !== (password === undefined), {
    error: 'Please give either a code or your password.',
  });
export type StepUpInput = z.output<typeof StepUpInput>;

const confirmed_until = Instant.nullable().meta({
  description: 'Until when the session is confirmed; null where it is not, or where the shop does not ask.',
});

export const StepUpOutput = z.object({ confirmed_until });
export const StepUpWaysOutput = z.object({
  ways: z
    .array(z.enum(STEP_UP_WAYS))
    .meta({ description: 'How the account can confirm, the preferred one first.' }),
  confirmed_until,
});
