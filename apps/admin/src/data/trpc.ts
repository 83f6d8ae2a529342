import { createTRPCClient, httpBatchLink, httpLink, splitLink, TRPCClientError } from '@trpc/client';
import { HttpError } from 'react-admin';
import type { AppRouter } from '@aabha/api/router';
import { BATCH_MAX, TOKEN_STORAGE_KEY } from '@aabha/contracts/settings/limits';
import { sendForm } from './send-form';

const shared = {
  url: '/trpc',
  headers: () => {
    const token = localStorage.getItem(TOKEN_STORAGE_KEY);
    return token ? { authorization: `Bearer ${token}` } : {};
  },
};

/** The API, on the back office's own origin. Forms with files travel alone, everything else together. */
export const api = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ input }) => input instanceof FormData,
      true: httpLink({ ...shared, fetch: sendForm }),
      false: httpBatchLink({ ...shared, maxItems: BATCH_MAX }),
    }),
  ],
});

const OFFLINE = 'The shop is not answering. Please check your connection and try again.';

/**
 * A failed call as react-admin knows failures: status for the session, `errors` for the form's fields (dotted path →
 * message), and `current`, the record as it is now, when an edit was begun on an older one.
 */
export function toHttpError(error: unknown): never {
  if (!(error instanceof TRPCClientError)) throw error;
  const data = error.data as
    { httpStatus?: number; fields?: Record<string, string>; current?: unknown } | undefined;
  const status = data?.httpStatus ?? 0;
  throw new HttpError(status === 0 ? OFFLINE : error.message, status, {
    message: error.message,
    errors: { ...data?.fields },
    current: data?.current,
  });
}
