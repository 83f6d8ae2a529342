/** Which second factors the signed-in person has. */
interface Factors {
  setting: string;
  enrolled_at: string | null;
  passkeys: number;
}

/** Returns whether a person is asked for a second factor. */
export const asksFactor = ({ setting, enrolled_at, passkeys }: Factors): boolean =>
  setting !== 'off' && (enrolled_at !== null || passkeys > 0);

/** Returns what stands below the field of a code: whose code it is, and how a passkey is used instead. */
export function codeHelp({ enrolled_at, passkeys }: Omit<Factors, 'setting'>): string {
  if (enrolled_at === null) return 'Leave it empty to use your passkey, or enter a recovery code.';
  const code = 'Of your authenticator app, or a recovery code.';
  return passkeys > 0 ? `${code} Leave it empty to use a passkey.` : code;
}
