import type { PasskeyAssertion, PasskeyAttestation } from '@aabha/contracts/accounts/passkeys.schema';
import type { Config } from '../../core/config';

/** Loaded with the first use: no other call needs it. */
const library = () => import('@simplewebauthn/server');

type Addresses = Pick<Config, 'ADMIN_URL'>;

/** Returns the host of the back office, to which its passkeys belong. */
export const relyingParty = ({ ADMIN_URL }: Addresses): string => new URL(ADMIN_URL).hostname;

/** Returns what the browser and the authenticator must have signed for. */
const expected = (config: Addresses, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(config.ADMIN_URL).origin,
  expectedRPID: relyingParty(config),
  /* Somebody who only holds the device is not let in. */
  requireUserVerification: true,
});

/** Algorithms that are asked for, the most wanted first: EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257];

interface NewCredential {
  credentialId: string;
  publicKey: string;
  counter: number;
  isMultiDevice: boolean;
  isBackedUp: boolean;
}

/** Returns the credential of an attestation; undefined where it is not for this challenge, origin and relying party, or is broken. */
export async function verifyAttestation(
  config: Addresses,
  { credential: id, clientDataJSON, attestationObject }: PasskeyAttestation,
  challenge: string,
): Promise<NewCredential | undefined> {
  const { verifyRegistrationResponse } = await library();
  const response = { clientDataJSON, attestationObject };
  const verified = await verifyRegistrationResponse({
    ...expected(config, challenge),
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { credential, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    isMultiDevice: credentialDeviceType === 'multiDevice',
    isBackedUp: credentialBackedUp,
  };
}

/**
 * Returns counter and state of an assertion; undefined where it is not signed with the public key for this challenge, origin and
 * relying party, by a person whom the authenticator verified. The counter is not compared: a signature that is wrong says nothing
 * about copies.
 */
export async function verifyAssertion(
  config: Addresses,
  { credential: id, clientDataJSON, authenticatorData, signature }: PasskeyAssertion,
  { publicKey, challenge }: { publicKey: string; challenge: string },
): Promise<{ counter: number; isBackedUp: boolean } | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const response = { clientDataJSON, authenticatorData, signature };
  const verified = await verifyAuthenticationResponse({
    ...expected(config, challenge),
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
}
