/** The kinds of second factors that staff can have: a code of an authenticator app. */
export const AUTHENTICATOR_KINDS = ['totp'] as const;

/** Whether staff can or must have a second factor (docs/spec/staff-sign-in.md#setting). */
export const SECOND_FACTOR_SETTINGS = ['off', 'optional', 'required'] as const;
export type SecondFactorSetting = (typeof SECOND_FACTOR_SETTINGS)[number];

/** What can happen to the second factors of an account: `removed` is by a SuperAdmin, and of all of them. */
export type SecondFactorChange = 'on' | 'off' | 'removed' | 'passkey-added' | 'passkey-removed';

/** How many codes stand in for a lost second factor. */
export const RECOVERY_CODES = 10;

/** How long an invitation of a SubAdmin works. */
export const INVITATION_HOURS = 72;

/** How long the link to set a new staff password works. */
export const STAFF_RESET_MINUTES = 60;
