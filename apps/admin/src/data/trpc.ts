import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  splitLink,
  TRPCClientError,
  type TRPCLink,
} from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { HttpError } from 'react-admin';
import type { AppRouter } from '@aabha/api/modules/router';
import { BATCH_MAX } from '@aabha/contracts/settings/limits';
import { STAFF_KEYED_CALLS } from '@aabha/contracts/wire/repeated-calls';
import { freshToken } from '@aabha/web/session/fresh-token';
import { repeatCall } from '@aabha/web/repeat-call';
import { sendForm } from './send-form';

/** Headers of calls that nobody asked for; the frame of the back office sets them. */
export const backgroundMark = { headers: (): Record<string, string> | undefined => undefined };

const shared = {
  url: '/trpc',
  headers: async () => {
    const token = await freshToken('admin');
    return {
      'x-session': 'admin',
      ...backgroundMark.headers(),
      ...(token && { authorization: `Bearer ${token}` }),
    };
  },
};

/* Errors of mutations, as opposed to those of queries. */
const failedActions = new WeakSet<object>();

const isForm = ({ input }: { input: unknown }) => input instanceof FormData;

/** Asks staff to confirm that it is them; resolves with whether they did. The frame of the back office sets it. */
export const staffConfirmation = { ask: () => Promise.resolve(false) };

/** Marks failed actions. A call that needs a confirmation is sent once more after staff gave it. */
const repeatConfirmed: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const fail = (error: TRPCClientError<AppRouter>) => {
        if (op.type === 'mutation') failedActions.add(error);
        observer.error(error);
      };
      const send = (error: typeof fail) => next(op).subscribe({ ...observer, error });
      return send((error) => {
        if (error.data?.reason !== 'STEP_UP_REQUIRED') return fail(error);
        void staffConfirmation.ask().then(
          (isConfirmed) => (isConfirmed ? send(fail) : fail(error)),
          () => fail(error),
        );
      });
    });

/**
 * The API on the back office's own origin. Forms with files and calls with an `Idempotency-Key` are sent alone, everything
 * else in batches.
 */
export const api = createTRPCClient<AppRouter>({
  links: [
    repeatConfirmed,
    splitLink({
      condition: ({ path }) => STAFF_KEYED_CALLS.includes(path),
      true: splitLink({
        condition: isForm,
        true: httpLink({ ...shared, fetch: repeatCall(true, sendForm) }),
        false: httpBatchLink({ ...shared, maxItems: 1, fetch: repeatCall(true) }),
      }),
      false: splitLink({
        condition: isForm,
        true: httpLink({ ...shared, fetch: sendForm }),
        false: httpBatchLink({ ...shared, maxItems: BATCH_MAX }),
      }),
    }),
  ],
});

export const OFFLINE = 'Could not reach the shop. Please check your connection and try again.';
const SIGN_IN_BESIDE = 'What you typed is still here. Log in again in another tab, then try again.';
/* Why a call was refused whose session has ended; a wrong password is also a 401. */
const SESSION_REASONS = ['SESSION_EXPIRED', 'SIGN_IN_REQUIRED'];

/**
 * Converts a failed call to react-admin's error: status for the session, `errors` for the form's fields
 * (dotted path → message), and `current`, the current record when an edit was based on an older one. `isAct`
 * marks a mutation.
 */
export function toHttpError(error: unknown): never {
  if (!(error instanceof TRPCClientError)) throw error;
  const data = error.data as
    | { httpStatus?: number; reason?: string; fields?: Record<string, string>; current?: unknown }
    | undefined;
  const status = data?.httpStatus ?? 0;
  const isAct = failedActions.has(error);
  const message =
    isAct && SESSION_REASONS.includes(data?.reason ?? '')
      ? `${error.message} ${SIGN_IN_BESIDE}`
      : error.message;
  throw new HttpError(status === 0 ? OFFLINE : message, status, {
    isAct,
    message,
    reason: data?.reason,
    errors: { ...data?.fields },
    current: data?.current,
  });
}
