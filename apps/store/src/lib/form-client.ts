import type { AppRouter } from '@aabha/api/modules/router';
import { createTRPCClient, httpLink } from '@trpc/client';
import { repeatCall } from '@aabha/web/repeat-call';
import { callHeaders } from './call-headers';
import { withRefusalMessages } from './refusal-messages';

/**
 * Returns the client for forms with files, which cannot be sent in batches. It stands here and not with the other client, so
 * that the first load is without it.
 */
export const formClient = () =>
  createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: '/trpc',
        fetch: withRefusalMessages(repeatCall(true)),
        headers: callHeaders,
      }),
    ],
  });

/** Returns a form with these fields and files. Empty fields are left out. */
export function formOf(
  fields: Readonly<Record<string, string | undefined>>,
  files: readonly File[],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  for (const file of files) form.append('files', file);
  return form;
}
