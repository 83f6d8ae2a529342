import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { PassportPage } from '../features/passport/PassportPage';
import { pageTitle } from '../lib/page-title';

/** The warranty of a television, with the link of its passport. */
export const Route = createFileRoute('/passport/$token')({
  // Rendered pages are shared between visitors; this address is one television's key.
  ssr: false,
  head: ({ matches }) => ({
    meta: [
      pageTitle(matches, titles.warrantyPassport),
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: Passport,
});

function Passport() {
  const { token } = Route.useParams();
  return <PassportPage key={token} token={token} />;
}
