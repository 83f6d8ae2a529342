import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { ComplaintsOverview } from '../features/complaints/ComplaintsOverview';
import { pageTitle } from '../lib/page-title';

export const Route = createFileRoute('/complaints')({
  // The token lives in the browser, so only the browser knows whose complaints to show.
  ssr: false,
  head: ({ matches }) => ({
    meta: [pageTitle(matches, titles.complaints), { name: 'robots', content: 'noindex' }],
  }),
  component: ComplaintsOverview,
});
