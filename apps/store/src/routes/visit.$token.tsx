import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { VisitPage } from '../features/visit/VisitPage';
import { pageTitle } from '../lib/page-title';

/** One visit of an installation, with the link of its technician. */
export const Route = createFileRoute('/visit/$token')({
  // Rendered pages are shared between visitors; this address is one technician's key.
  ssr: false,
  head: ({ matches }) => ({
    meta: [
      pageTitle(matches, titles.technicianVisit),
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: TechnicianVisit,
});

function TechnicianVisit() {
  const { token } = Route.useParams();
  return <VisitPage key={token} token={token} />;
}
