const CANCELLED = 'No passkey was used. Please try again.';

/* Names of errors of WebAuthn (section 5.1.3 and 5.1.4) that say more than that it was cancelled or took too long. */
const FAILURES: Readonly<Record<string, string>> = {
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys work only at the address of the back office.',
  NotSupportedError: 'This device cannot make a passkey.',
};

/** Returns the error to show for one of `navigator.credentials`; an error of the server stays as it is. */
export function passkeyFailure(error: unknown): Error {
  const { name } = error as Error;
  if (name === 'HttpError') return error as Error;
  return new Error(FAILURES[name] ?? CANCELLED, { cause: error });
}
