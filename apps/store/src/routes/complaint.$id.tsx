import * as titles from '@aabha/messages/page-titles';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { ComplaintPage } from '../features/complaints/ComplaintPage';
import { pageTitle } from '../lib/page-title';
import { isShopper, readSession } from '../lib/session';
import { textParam } from '../lib/url-params';

/** One complaint with its thread: of a signed-in shopper, or with the key of a link in a mail. */
export const Route = createFileRoute('/complaint/$id')({
  // Rendered pages are shared between visitors; this address contains one person's key.
  ssr: false,
  validateSearch: (search): { key?: string } => {
    const key = textParam(search, 'key');
    return key ? { key } : {};
  },
  beforeLoad: ({ location, search }) => {
    if (search.key === undefined && !isShopper(readSession()))
      throw redirect({ to: '/signin', search: { redirect: location.href } });
  },
  head: ({ matches }) => ({
    meta: [
      pageTitle(matches, titles.complaint),
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: Complaint,
});

function Complaint() {
  const { id } = Route.useParams();
  const { key } = Route.useSearch();
  return <ComplaintPage key={id} id={id} linkKey={key} />;
}
