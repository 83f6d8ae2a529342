import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { OFFER_PREFIX } from '@aabha/contracts/passports/transfers.values';
import { OfferPage } from '../features/passport/OfferPage';
import { PassportPage } from '../features/passport/PassportPage';
import { pageTitle } from '../lib/page-title';

/** The warranty of a television, with the link of its passport, or with that of its offer to a new owner. */
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
  if (token.startsWith(OFFER_PREFIX))
    return <OfferPage key={token} token={token.slice(OFFER_PREFIX.length)} />;
  return <PassportPage key={token} token={token} />;
}
