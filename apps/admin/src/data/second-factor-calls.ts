import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { FactorProof } from '@aabha/contracts/accounts/second-factor.schema';
import { storeSessionToken } from '@aabha/web/session/store-session-token';
import { passkeyFailure } from './passkey-failure';
import { api, toHttpError } from './trpc';

/* Beside the data provider, since only lazy screens call them. */

type Proof = { [Kind in keyof FactorProof]?: Exclude<FactorProof[Kind], undefined> };

/** Stores the token that replaces the caller's own: the call has ended every session. */
function keepToken<T extends { token: string }>(response: T): T {
  storeSessionToken(response.token);
  return response;
}

export const getSecondFactor = () =>
  api.staffSignIn.secondFactor.query().then(({ secondFactor }) => secondFactor, toHttpError);
export const startSecondFactor = (input: { password: string }) =>
  api.staffSignIn.startSecondFactor.mutate(input).catch(toHttpError);
export const confirmSecondFactor = (input: { code: string }) =>
  api.staffSignIn.confirmSecondFactor.mutate(input).then(keepToken, toHttpError);
export const renewRecoveryCodes = (input: Proof) =>
  api.staffSignIn.renewRecoveryCodes.mutate(input).catch(toHttpError);
export const removeSecondFactor = (input: Proof) =>
  api.staffSignIn.removeSecondFactor.mutate(input).then(keepToken, toHttpError);
export const changeOwnPassword = (input: { password: string; newPassword: string } & Proof) =>
  api.staffSignIn.changePassword.mutate(input).then(keepToken, toHttpError);
export const setPasswordByLink = (input: { token: string; newPassword: string } & Proof) =>
  api.staffSignIn.useResetLink.mutate(input).catch(toHttpError);
export const sendResetLink = (input: { id: string } & Proof) =>
  api.staffSignIn.sendResetLink.mutate(input).catch(toHttpError);
export const removeFactorOf = (input: { id: string } & Proof) =>
  api.staffSignIn.removeFactorOf.mutate(input).catch(toHttpError);

/** Asks the browser for a passkey that answers these options. */
async function answer({ options }: { options: PublicKeyCredentialRequestOptionsJSON }) {
  const { id, response } = await startAuthentication({ optionsJSON: options }).catch((error: unknown) => {
    throw passkeyFailure(error);
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { credential: id, clientDataJSON, authenticatorData, signature };
}

/** Returns the answer of a passkey of anybody, for the sign-in. */
export const askAnyPasskey = () => api.passkeys.startSignIn.mutate({}).catch(toHttpError).then(answer);
/** Returns the answer of a passkey of the signed-in person. */
export const askOwnPasskey = () => api.passkeys.startUse.mutate({}).catch(toHttpError).then(answer);

export const supportsPasskeys = browserSupportsWebAuthn;

type OwnFactors = Awaited<ReturnType<typeof getSecondFactor>>;

/** Returns how the signed-in person shows a second factor: the code, or without one the answer of a passkey. */
export async function ownProof(own: OwnFactors | undefined, code: string | undefined): Promise<Proof> {
  const given = code?.trim();
  if (given) return { code: given };
  return own && own.setting !== 'off' && own.passkeys > 0 && supportsPasskeys()
    ? { passkey: await askOwnPasskey() }
    : {};
}

export const listPasskeys = () => api.passkeys.list.query().then(({ passkeys }) => passkeys, toHttpError);
export const renamePasskey = (input: { id: string; name: string }) =>
  api.passkeys.rename.mutate(input).catch(toHttpError);
export const removePasskey = (input: { id: string } & Proof) =>
  api.passkeys.remove.mutate(input).then(keepToken, toHttpError);

interface NewPasskey {
  name: string;
  password: string;
  proof: Proof;
}

/** Adds a passkey of this browser or of a device that it reaches. Returns recovery codes with the first second factor. */
export async function addPasskey({ name, password, proof }: NewPasskey): Promise<readonly string[]> {
  const { options } = await api.passkeys.start.mutate({ password, ...proof }).catch(toHttpError);
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = options;
  const { id, response } = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw passkeyFailure(error);
  });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const attestation = { credential: id, clientDataJSON, attestationObject, transports };
  const { token, recovery_codes } = await api.passkeys.confirm
    .mutate({ name, attestation })
    .catch(toHttpError);
  if (token !== undefined) storeSessionToken(token);
  return recovery_codes;
}
