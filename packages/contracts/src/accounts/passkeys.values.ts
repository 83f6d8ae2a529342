/** The most passkeys of one account. */
export const PASSKEYS_MOST = 10;

/** The most characters of a passkey's name. */
export const PASSKEY_NAME_LENGTH = 60;

/** How long a challenge works: long enough to fetch a phone or a security key. */
export const PASSKEY_CHALLENGE_MINUTES = 5;

/** What a challenge is for: adding a passkey, or proving who one is with one. */
export const PASSKEY_PURPOSES = ['add', 'use'] as const;
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number];
