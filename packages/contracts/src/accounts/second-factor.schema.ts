import { z } from 'zod';
import { Id, Instant } from '../wire/wire.schema';
import { StaffAccount, StaffPassword } from './accounts.staff.schema';
import { ChangePasswordInput, LoginInput, UndoEmailChangeInput, UserOutput } from './accounts.schema';
import { SECOND_FACTOR_SETTINGS } from './second-factor.values';

const CODE_MESSAGE = 'Please enter the code of your authenticator app.';

/** A code of the authenticator app, or a recovery code (docs/spec/staff-sign-in.md#codes). */
export const SecondFactorCode = z
  .string({ error: CODE_MESSAGE })
  .trim()
  .min(1, CODE_MESSAGE)
  .max(40, 'This code is too long.');

const code = SecondFactorCode.optional().meta({
  description: 'Of the authenticator app, or a recovery code. Needed where the account has a second factor.',
});

export const StaffLoginInput = LoginInput.extend({ code });
export type StaffLoginInput = z.output<typeof StaffLoginInput>;

export const StaffTokenOutput = z.object({
  admin: z.object({
    token: z.string(),
    mustEnrol: z.boolean().optional().meta({
      description: 'True where the session can only set up a second factor until the account has one.',
    }),
  }),
});

/** The caller, for menus and access checks of the apps. */
export const MeOutput = UserOutput.extend({ mustEnrol: z.boolean().optional() });

/** As specified, with the code of a member of the staff who has a second factor. */
export const ResetPasswordInput = ChangePasswordInput.extend({ code });
export type ResetPasswordInput = z.output<typeof ResetPasswordInput>;
export const UndoEmailInput = UndoEmailChangeInput.extend({ code });
export type UndoEmailInput = z.output<typeof UndoEmailInput>;

/** The caller's own second factor. */
const SecondFactor = z.object({
  setting: z.enum(SECOND_FACTOR_SETTINGS),
  enrolled_at: Instant.nullable().meta({ description: 'Null where the account has none.' }),
  recovery_codes_left: z.number().int(),
});
export const SecondFactorOutput = z.object({ secondFactor: SecondFactor });

export const OwnPassword = z
  .string({ error: 'Password is required.' })
  .min(1, 'Password is required.')
  .max(128, 'Password must be at most 128 characters.')
  .meta({ description: 'The present password of the caller.' });

export const StartSecondFactorInput = z.strictObject({ password: OwnPassword });
export type StartSecondFactorInput = z.output<typeof StartSecondFactorInput>;
export const StartSecondFactorOutput = z.object({
  secret: z.string().meta({ description: 'Base32, for apps that cannot scan.' }),
  uri: z.string().meta({ description: 'otpauth://, as in the QR code.' }),
  qr: z.string().meta({ description: 'The QR code as an SVG image.' }),
});

export const SecondFactorCodeInput = z.strictObject({ code: SecondFactorCode });
export type SecondFactorCodeInput = z.output<typeof SecondFactorCodeInput>;

const recovery_codes = z
  .array(z.string())
  .meta({ description: 'Shown in this response only. Each works once.' });
const token = z.string().meta({ description: 'Replaces the token of the caller: every session has ended.' });
export const ConfirmSecondFactorOutput = z.object({ recovery_codes, token });
export const RecoveryCodesOutput = z.object({ recovery_codes });
export const FreshTokenOutput = z.object({ token });

/** Of another member of the staff, by a SuperAdmin, who gives the code of their own second factor. */
export const OtherStaffInput = z.strictObject({ id: Id, code });
export type OtherStaffInput = z.output<typeof OtherStaffInput>;
export const StaffWithFactorOutput = z.object({ staff: StaffAccount });

export const ChangeStaffPasswordInput = z.strictObject({
  password: OwnPassword,
  newPassword: StaffPassword,
  code,
});
export type ChangeStaffPasswordInput = z.output<typeof ChangeStaffPasswordInput>;

export const UseResetLinkInput = z.strictObject({
  token: z
    .string()
    .min(1)
    .max(200)
    .meta({ description: 'Of the link in the mail; works once, for an hour.' }),
  newPassword: StaffPassword,
  code,
});
export type UseResetLinkInput = z.output<typeof UseResetLinkInput>;
