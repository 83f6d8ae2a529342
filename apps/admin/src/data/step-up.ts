import { api, toHttpError } from './trpc';

/** Returns how the account can confirm that it is its person (docs/spec/staff-sign-in.md#confirmation). */
export const getStepUpWays = () => api.staffSignIn.stepUpWays.query().then(({ ways }) => ways, toHttpError);

/** Confirms the session by one of those ways. */
export const stepUp = (input: Parameters<typeof api.staffSignIn.stepUp.mutate>[0]) =>
  api.staffSignIn.stepUp.mutate(input).catch(toHttpError);
