import { emailKey } from '@aabha/contracts/accounts/accounts.rules';
import { LoginInput, UpdateUserInput, VerifyOtpInput } from '@aabha/contracts/accounts/accounts.schema';
import { z } from 'zod';
import type { ApiOutputs } from '../../lib/trpc';

export type Profile = ApiOutputs['accounts']['get']['user'];

const user = UpdateUserInput.shape.user.required();

/** The API accepts a partial profile; the screen requires all fields (docs/spec/accounts.md#validation). */
export const ProfileValues = UpdateUserInput.pick({ user: true }).extend({ user });
export type ProfileValues = z.infer<typeof ProfileValues>;

/** Additional fields of an e-mail change: the code mailed to the new address, and the password. */
export const EmailChangeProof = z.object({
  otp: VerifyOtpInput.shape.otp,
  password: LoginInput.shape.password,
});
export type EmailChangeProof = z.infer<typeof EmailChangeProof>;

/** Field names of the server's refusals. */
export const PROFILE_FIELDS = Object.keys(user.shape).map((name) => `user.${name}`);

/**
 * Returns whether the e-mail was changed, which its new owner must confirm
 * (docs/spec/accounts.md#change-of-e-mail).
 */
export function emailChanged(from: string, to: string): boolean {
  return emailKey(from) !== emailKey(to);
}
