import { z } from 'zod';
import { Id, Instant } from '../wire/wire.schema';
import { StaffAccount, StaffPassword } from './accounts.staff.schema';
import { ChangePasswordInput, LoginInput, UndoEmailChangeInput, UserOutput } from './accounts.schema';
import { PasskeyAssertion } from './passkeys.schema';
import { SECOND_FACTOR_SETTINGS } from './second-factor.values';

const CODE_MESSAGE = 'Please enter the code of your authenticator app.';

/** A code of the authenticator app, or a recovery code (docs/spec/staff-sign-in.md#codes). */
export const SecondFactorCode = z
  .string({ error: CODE_MESSAGE })
  .trim()
  .min(1, CODE_MESSAGE)
  .max(80, 'This code is too long.');

const code = SecondFactorCode.optional().meta({
  description: 'Of the authenticator app, or a recovery code. Needed where the account has a second factor.',
});

const passkey = PasskeyAssertion.optional().meta({
  description: 'In place of `code`: the answer of one of the passkeys of the account.',
});
/** How somebody shows their second factor. */
export interface FactorProof {
  code?: string | undefined;
  passkey?: PasskeyAssertion | undefined;
}

export const StaffLoginInput = LoginInput.extend({ code, passkey });
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
export const MeOutput = UserOutput.extend({
  mustEnrol: z.boolean().optional(),
  permissions: z
    .array(z.string())
    .optional()
    .meta({ description: 'Of a SubAdmin: what their staff role may do. Some may be of another release.' }),
});

/** As specified, with the code of a member of the staff who has a second factor. */
export const ResetPasswordInput = ChangePasswordInput.extend({ code });
export type ResetPasswordInput = z.output<typeof ResetPasswordInput>;
export const UndoEmailInput = UndoEmailChangeInput.extend({ code });
export type UndoEmailInput = z.output<typeof UndoEmailInput>;

/** The caller's own second factor. */
const SecondFactor = z.object({
  setting: z.enum(SECOND_FACTOR_SETTINGS),
  enrolled_at: Instant.nullable().meta({
    description: 'Since when the account has an authenticator app; null where it has none.',
  }),
  passkeys: z.number().int().meta({ description: 'How many passkeys the account has.' }),
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

/** Begins to add a passkey: needs the password, and a second factor where the account has one. */
export const StartPasskeyInput = z.strictObject({ password: OwnPassword, code, passkey });
export type StartPasskeyInput = z.output<typeof StartPasskeyInput>;
export const RemovePasskeyInput = z.strictObject({ id: Id, code, passkey });
export type RemovePasskeyInput = z.output<typeof RemovePasskeyInput>;

export const StartSecondFactorOutput = z.object({
  secret: z.string().meta({ description: 'Base32, for apps that cannot scan.' }),
  uri: z.string().meta({ description: 'otpauth://, as in the QR code.' }),
  qr: z.string().meta({ description: 'The QR code as an SVG image.' }),
});

export const SecondFactorCodeInput = z.strictObject({ code: SecondFactorCode });
export type SecondFactorCodeInput = z.output<typeof SecondFactorCodeInput>;

/** A second factor of the caller: one of both is needed. */
export const OwnFactorInput = z.strictObject({ code, passkey });
export type OwnFactorInput = z.output<typeof OwnFactorInput>;

const recovery_codes = z.array(z.string()).meta({
  description:
    'Shown in this response only. Each works once. None where the account has had a passkey before.',
});
const token = z.string().meta({ description: 'Replaces the token of the caller: every session has ended.' });
export const ConfirmSecondFactorOutput = z.object({ recovery_codes, token });
export const RecoveryCodesOutput = z.object({ recovery_codes });
export const FreshTokenOutput = z.object({ token });

/** Of another member of the staff, by a SuperAdmin, who gives a code of their own second factor or uses their passkey. */
export const OtherStaffInput = z.strictObject({ id: Id, code, passkey });
export type OtherStaffInput = z.output<typeof OtherStaffInput>;
export const StaffWithFactorOutput = z.object({ staff: StaffAccount });

export const ChangeStaffPasswordInput = z.strictObject({
  password: OwnPassword,
  newPassword: StaffPassword,
  code,
  passkey,
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
  passkey,
});
export type UseResetLinkInput = z.output<typeof UseResetLinkInput>;
