import { z } from 'zod';
import { Instant } from '../wire/wire.schema';
import { PasskeyAssertion } from './passkeys.schema';
import { OwnPassword, SecondFactorCode } from './second-factor.schema';
import { STEP_UP_WAYS } from './step-up.values';

/** One of the ways of the account (docs/spec/staff-sign-in.md#confirmation). */
export const StepUpInput = z
  .strictObject({
    code: SecondFactorCode.optional().meta({
      description: 'Of the authenticator app, or a recovery code; where the account has a second factor.',
    }),
    passkey: PasskeyAssertion.optional().meta({
      description: 'The answer of one of the passkeys of the account, in place of `code`.',
    }),
    password: OwnPassword.optional().meta({ description: 'Where the account has no second factor.' }),
  })
  .refine((given) => Object.values(given).filter((proof) => proof !== undefined).length === 1, {
    error: 'Please give either a code, a passkey or your password.',
  })
  .meta({ example: { code: '482 193' } });
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
