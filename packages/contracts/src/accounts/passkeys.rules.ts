/**
 * Returns whether the counter of an assertion shows that the passkey was copied: another authenticator counted on from the same
 * state (WebAuthn Level 3, section 6.1.1). Passkeys that are synchronised do not count and always say 0.
 */
export function isCounterRegression(stored: number, given: number): boolean {
  return (stored > 0 || given > 0) && given <= stored;
}

/**
 * Returns the challenge that the browser put into `clientDataJSON` (base64url of JSON); undefined where the text is anything else.
 */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(clientDataJSON.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const data: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const challenge = (data as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
