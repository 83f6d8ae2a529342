import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { Unsubscribe } from '../features/subscription/Unsubscribe';
import { textParam } from '../lib/url-params';
import { pageTitle } from '../lib/page-title';

export const Route = createFileRoute('/unsubscribe')({
  // Rendered pages are shared between visitors; this address contains one person's token.
  ssr: false,
  validateSearch: (search): { token?: string } => {
    const token = textParam(search, 'token');
    return token ? { token } : {};
  },
  head: ({ matches }) => ({
    meta: [pageTitle(matches, titles.unsubscribe), { name: 'robots', content: 'noindex' }],
  }),
  component: UnsubscribePage,
});

function UnsubscribePage() {
  const { token } = Route.useSearch();
  return <Unsubscribe token={token} />;
}
