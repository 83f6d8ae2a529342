import { z } from 'zod';
import { LANGUAGES } from '../language/language';
import { normalizePhone } from '../phone/phone';
import { Id, Instant, requiredText } from '../wire/wire.schema';
import { ROLES } from './accounts.values';

export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

const Language = z.enum(LANGUAGES);

export const CODE_PURPOSES = ['signup', 'forgot-password', 'email-change', 'sign-in'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

const EMAIL = /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@.<>()",;:\\[\]]{2,}$/;
const PIN_CODE_MESSAGE = 'PIN code must be a 6-digit number.';
const LETTERS = /^[\p{L}\p{M} ]+$/u;

/** An e-mail address with its screen's own messages (docs/spec/accounts.md#validation). */
export const email = (required = 'Email is required.', invalid = 'Invalid email format.') =>
  z.string({ error: required }).trim().min(1, required).max(254, invalid).regex(EMAIL, invalid);

export const personName = (required: string, lettersOnly: string) =>
  requiredText(required, 100).regex(LETTERS, lettersOnly);

/** An Indian phone number in any usual spelling, stored as its 10 digits. What is none is refused, never cut to fit. */
export const phone = (invalid: string, required = invalid) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .overwrite((text) => normalizePhone(text) ?? text)
    .regex(/^\d{10}$/, invalid);

export const Password = z
  .string({ error: 'Password is required.' })
  .min(1, 'Password is required.')
  .min(6, 'Password must be at least 6 characters.')
  .max(128, 'Password must be at most 128 characters.');

export const Otp = z
  .string({ error: 'Please enter a valid 6-digit OTP.' })
  .trim()
  .regex(/^\d{6}$/, 'Please enter a valid 6-digit OTP.');

/** A password for signing in, of any possible length. */
const PresentPassword = z
  .string({ error: 'Password is required.' })
  .min(1, 'Password is required.')
  .max(128, 'Password must be at most 128 characters.');

export const LoginInput = z.strictObject({ email: email(), password: PresentPassword });
export type LoginInput = z.infer<typeof LoginInput>;

export const SignupInput = z.strictObject({
  name: personName('Name is required.', 'Name should only contain letters'),
  phone: phone('Phone number must be exactly 10 digits.'),
  email: email(),
  password: Password,
});
export type SignupInput = z.infer<typeof SignupInput>;

export const EmailInput = z.strictObject({ email: email() });
export const VerifyOtpInput = z.strictObject({ email: email(), otp: Otp });
export type VerifyOtpInput = z.infer<typeof VerifyOtpInput>;

const NewPassword = z
  .string({ error: 'New password is required.' })
  .min(1, 'New password is required.')
  .min(6, 'Password must be at least 6 characters.')
  .max(128, 'Password must be at most 128 characters.');

export const ChangePasswordInput = z.strictObject({ email: email(), newPassword: NewPassword });
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

export const TokenOutput = z.object({ token: z.string() });
export const AdminTokenOutput = z.object({ admin: TokenOutput });

/** A code for signing in, and its use (docs/spec/accounts.md#sign-in-by-code). */
export const SignInCodeInput = z.strictObject({ email: email(), otp: Otp });
export type SignInCodeInput = z.infer<typeof SignInCodeInput>;
export const SignInCodeOutput = TokenOutput.extend({
  isNew: z.boolean().meta({ description: 'Whether the account was made just now.' }),
});

/** The first password of an account, with the code that was mailed for a new one. */
export const SetPasswordInput = z.strictObject({ otp: Otp, newPassword: NewPassword });
export type SetPasswordInput = z.infer<typeof SetPasswordInput>;

/** Another password of the caller's account, with the present one (docs/spec/accounts.md#change-of-password). */
export const ChangeOwnPasswordInput = z.strictObject({
  password: z
    .string({ error: 'Password is required.' })
    .min(1, 'Password is required.')
    .max(128, 'Password must be at most 128 characters.')
    .meta({ description: 'The present one.' }),
  newPassword: NewPassword,
});
export type ChangeOwnPasswordInput = z.infer<typeof ChangeOwnPasswordInput>;

export const User = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  /** The PIN code of the address; empty when unknown. */
  zip: z.string(),
  role: Role,
  created_at: Instant,
  updated_at: Instant,
});
export type User = z.infer<typeof User>;

/** A person with the language of their mails, and how they sign in. */
export const Profile = User.extend({
  language: Language,
  signsInByCode: z
    .boolean()
    .meta({ description: 'True for an account that signs in by mailed codes only: it has no password yet.' }),
});
export type Profile = z.infer<typeof Profile>;

export const GetUserInput = z.strictObject({ id: Id });
export const UserOutput = z.object({ user: Profile });

/** The profile form: only sent fields change, and the role never does (docs/spec/accounts.md#profile). */
export const UpdateUserInput = z
  .strictObject({
    id: Id,
    user: z.strictObject({
      name: personName('Name is required', 'Name should contain only letters').optional(),
      email: email('Email is required', 'Invalid email format').optional(),
      phone: phone('Phone must be 10 digits', 'Phone is required').optional(),
      address: requiredText('Address is required', 500).optional(),
      zip: z
        .string({ error: PIN_CODE_MESSAGE })
        .trim()
        .regex(/^(\d{6})?$/, PIN_CODE_MESSAGE)
        .optional(),
      language: Language.optional(),
    }),
    otp: Otp.optional().meta({
      description: 'The code that was mailed to the new address; needed to change the e-mail.',
    }),
    password: PresentPassword.optional().meta({
      description: 'The caller’s own password; needed to change the e-mail.',
    }),
  })
  .meta({ example: { user: { name: 'Asha Rao', address: '7 Temple Street' } } });
export type UpdateUserInput = z.infer<typeof UpdateUserInput>;

/** `token` replaces the caller's own after a change of their e-mail, which ends every session. */
export const UpdateUserOutput = UserOutput.extend({
  token: z.string().optional().meta({
    description:
      'Replaces the caller’s token after a change of their own e-mail, which ends every session. Left out otherwise.',
  }),
});

/** The link that is mailed to the earlier address when an e-mail changes, and the password to protect the account with. */
export const UndoEmailChangeInput = z.strictObject({
  token: z
    .string()
    .min(1)
    .max(200)
    .meta({ description: 'Of the link that was mailed to the earlier address; works once, for seven days.' }),
  newPassword: NewPassword.meta({
    description: 'Replaces the password, since the account may have been in other hands.',
  }),
});
export type UndoEmailChangeInput = z.infer<typeof UndoEmailChangeInput>;

/**
 * The claims of a token: the account, its role, and the version of its credentials
 * (docs/spec/sessions-and-access.md#token).
 */
export const TokenClaims = z.object({
  userId: z.string(),
  role: Role,
  version: z.number().int(),
  exp: z.number().int(),
  /** Absent in tokens of earlier releases. */
  session: z.string().optional(),
});
export type TokenClaims = z.infer<typeof TokenClaims>;
