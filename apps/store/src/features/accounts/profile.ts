import { emailKey } from '@aabha/contracts/accounts/accounts.rules';
import { LoginInput, UpdateUserInput, VerifyOtpInput } from '@aabha/contracts/accounts/accounts.schema';
import { z } from 'zod';
import type { ApiOutputs } from '../../lib/trpc';

export type Profile = ApiOutputs['accounts']['get']['user'];

const user = UpdateUserInput.shape.user.required();

/** The call takes any part of a profile; the screen asks for all of it (docs/spec/accounts.md#validation). */
export const ProfileValues = UpdateUserInput.pick({ user: true }).extend({ user });
export type ProfileValues = z.infer<typeof ProfileValues>;

/** What a change of e-mail needs beside the profile: the code that was mailed to the new address, and the password. */
export const EmailChangeProof = z.object({
  otp: VerifyOtpInput.shape.otp,
  password: LoginInput.shape.password,
});
export type EmailChangeProof = z.infer<typeof EmailChangeProof>;

/** Its fields as the server names them in a refusal. */
export const PROFILE_FIELDS = Object.keys(user.shape).map((name) => `user.${name}`);

/** Whether the e-mail is another one now, which its new holder must prove (docs/spec/accounts.md#change-of-e-mail). */
export function emailChanged(from: string, to: string): boolean {
  return emailKey(from) !== emailKey(to);
}
