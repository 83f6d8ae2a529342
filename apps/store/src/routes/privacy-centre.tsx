import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { PrivacyCentre } from '../features/privacy/PrivacyCentre';
import { pageTitle } from '../lib/page-title';
import { textParam } from '../lib/url-params';

/** A person's data and rights: of a signed-in shopper, or with the key of a link in a mail. */
export const Route = createFileRoute('/privacy-centre')({
  // Rendered pages are shared between visitors; this address may contain one person's key.
  ssr: false,
  validateSearch: (search): { key?: string } => {
    const key = textParam(search, 'key');
    return key ? { key } : {};
  },
  head: ({ matches }) => ({
    meta: [
      pageTitle(matches, titles.privacyCentre),
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: Privacy,
});

function Privacy() {
  const { key } = Route.useSearch();
  return <PrivacyCentre key={key} linkKey={key} />;
}
