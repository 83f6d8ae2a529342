import { storeSessionToken } from '@aabha/web/session/store-session-token';
import { api, toHttpError } from './trpc';

/* Beside the data provider, since only lazy screens call them. */

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
export const renewRecoveryCodes = (input: { code: string }) =>
  api.staffSignIn.renewRecoveryCodes.mutate(input).catch(toHttpError);
export const removeSecondFactor = (input: { code: string }) =>
  api.staffSignIn.removeSecondFactor.mutate(input).then(keepToken, toHttpError);
export const changeOwnPassword = (input: { password: string; newPassword: string; code?: string }) =>
  api.staffSignIn.changePassword.mutate(input).then(keepToken, toHttpError);
export const setPasswordByLink = (input: { token: string; newPassword: string; code?: string }) =>
  api.staffSignIn.useResetLink.mutate(input).catch(toHttpError);
export const sendResetLink = (input: { id: string; code?: string }) =>
  api.staffSignIn.sendResetLink.mutate(input).catch(toHttpError);
export const removeFactorOf = (input: { id: string; code?: string }) =>
  api.staffSignIn.removeFactorOf.mutate(input).catch(toHttpError);
