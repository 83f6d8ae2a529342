import { z } from 'zod';
import { Id, Instant, requiredText } from '../wire/wire.schema';
import { PASSKEY_NAME_LENGTH } from './passkeys.values';

/** Bytes of the browser, of which none is near this long. */
const base64url = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]+$/);

const clientDataJSON = base64url(4000).meta({ description: 'As the browser gives it, base64url.' });
const credential = base64url(1400).meta({ description: 'The id of the credential, base64url.' });

/** The answer of `navigator.credentials.get`, without what is not read. */
export const PasskeyAssertion = z.strictObject({
  credential,
  clientDataJSON,
  authenticatorData: base64url(4000).meta({ description: 'Base64url.' }),
  signature: base64url(4000).meta({ description: 'Base64url.' }),
});
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>;

/** The answer of `navigator.credentials.create`, without what is not read. */
const PasskeyAttestation = z.strictObject({
  credential,
  clientDataJSON,
  attestationObject: base64url(20_000).meta({ description: 'Base64url.' }),
  transports: z
    .array(z.string().regex(/^[\w-]{1,20}$/))
    .max(10)
    .meta({ description: 'How the browser reaches the authenticator, such as `internal` or `usb`.' }),
});
export type PasskeyAttestation = z.output<typeof PasskeyAttestation>;

const name = requiredText('Please name the passkey.', PASSKEY_NAME_LENGTH).meta({
  description: 'By which its owner recognises it, such as the name of a phone.',
});

const Passkey = z.object({
  _id: Id,
  name: z.string(),
  is_backed_up: z
    .boolean()
    .meta({ description: 'Whether its provider has a copy, as of passkeys that are on several devices.' }),
  created_at: Instant,
  last_used_at: Instant.nullable().meta({ description: 'Null where it was never used.' }),
});
export type Passkey = z.output<typeof Passkey>;
export const PasskeysOutput = z.object({ passkeys: z.array(Passkey) });

const KnownCredential = z.object({
  id: z.string().meta({ description: 'Base64url.' }),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});
const challenge = z.string().meta({ description: 'Base64url; works once, for 5 minutes.' });
const timeout = z.number().int().meta({ description: 'Milliseconds.' });

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const StartPasskeyOutput = z.object({
  options: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge,
    timeout,
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
    excludeCredentials: z.array(KnownCredential),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
});

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const UsePasskeyOutput = z.object({
  options: z.object({
    rpId: z.string(),
    challenge,
    timeout,
    allowCredentials: z
      .array(KnownCredential)
      .meta({ description: 'Empty at the sign-in: the browser offers all passkeys of the shop.' }),
    userVerification: z.literal('required'),
  }),
});

export const NoInput = z.strictObject({});
export const SignInWithPasskeyInput = z.strictObject({ passkey: PasskeyAssertion });
export type SignInWithPasskeyInput = z.output<typeof SignInWithPasskeyInput>;

export const ConfirmPasskeyInput = z.strictObject({ name, attestation: PasskeyAttestation });
export type ConfirmPasskeyInput = z.output<typeof ConfirmPasskeyInput>;
export const ConfirmPasskeyOutput = z.object({
  passkey: Passkey,
  recovery_codes: z.array(z.string()).meta({
    description: 'Ten with the first second factor of the account, shown in this response only; else none.',
  }),
  token: z.string().optional().meta({
    description:
      'With the first second factor: replaces the token of the caller, since every session has ended.',
  }),
});

export const RenamePasskeyInput = z.strictObject({ id: Id, name });
export type RenamePasskeyInput = z.output<typeof RenamePasskeyInput>;
export const PasskeyOutput = z.object({ passkey: Passkey });
