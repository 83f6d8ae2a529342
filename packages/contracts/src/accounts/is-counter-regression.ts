/**
 * Returns whether the counter of an assertion shows that the passkey was copied: another authenticator counted on from the same
 * state (WebAuthn Level 3, section 6.1.1). Passkeys that are synchronised do not count and always say 0.
 */
export function isCounterRegression(stored: number, given: number): boolean {
  return (stored > 0 || given > 0) && given <= stored;
}
