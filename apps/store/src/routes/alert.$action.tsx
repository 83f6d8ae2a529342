import * as titles from '@aabha/messages/page-titles';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { AlertLink } from '../features/alerts/AlertLink';
import { pageTitle } from '../lib/page-title';
import { textParam } from '../lib/url-params';

type Action = 'confirm' | 'stop';
const isAction = (text: string): text is Action => text === 'confirm' || text === 'stop';

export const Route = createFileRoute('/alert/$action')({
  // Rendered pages are shared between visitors; this address contains one person's token.
  ssr: false,
  validateSearch: (search): { token?: string } => {
    const token = textParam(search, 'token');
    return token ? { token } : {};
  },
  loader: ({ params: { action } }) => {
    if (!isAction(action)) throw notFound();
    return { action };
  },
  head: ({ matches }) => ({
    meta: [pageTitle(matches, titles.alert), { name: 'robots', content: 'noindex' }],
  }),
  component: AlertPage,
});

function AlertPage() {
  const { token } = Route.useSearch();
  const { action } = Route.useLoaderData();
  return <AlertLink action={action} token={token ?? ''} />;
}
