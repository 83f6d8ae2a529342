import * as titles from '@aabha/messages/page-titles';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { MessagePage } from '../features/contact/MessagePage';
import { pageTitle } from '../lib/page-title';
import { textParam } from '../lib/url-params';

/** One message to the shop with its answers, with the key of a link in a mail. */
export const Route = createFileRoute('/message/$id')({
  // Rendered pages are shared between visitors; this address contains one person's key.
  ssr: false,
  validateSearch: (search): { key?: string } => {
    const key = textParam(search, 'key');
    return key ? { key } : {};
  },
  beforeLoad: ({ search }) => {
    if (search.key === undefined) throw redirect({ to: '/contact' });
  },
  head: ({ matches }) => ({
    meta: [
      pageTitle(matches, titles.message),
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: Message,
});

function Message() {
  const { id } = Route.useParams();
  const { key = '' } = Route.useSearch();
  return <MessagePage key={key} id={id} linkKey={key} />;
}
