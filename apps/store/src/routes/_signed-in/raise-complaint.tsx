import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import type { ComplaintAbout } from '../../features/complaints/complaint-draft';
import { ComplaintsPage } from '../../features/complaints/ComplaintsPage';
import { pageTitle } from '../../lib/page-title';
import { readSession } from '../../lib/session';
import { textParam } from '../../lib/url-params';

export const Route = createFileRoute('/_signed-in/raise-complaint')({
  validateSearch: (search): ComplaintAbout => ({
    order: textParam(search, 'order', 40),
    television: textParam(search, 'television', 40),
    serial: textParam(search, 'serial', 60),
  }),
  loader: async ({ context }) => {
    const userId = readSession()?.userId ?? '';
    await context.api.accounts.get.ensureData({ id: userId });
    return { userId };
  },
  head: ({ matches }) => ({ meta: [pageTitle(matches, titles.raiseAComplaint)] }),
  component: RaiseComplaint,
});

function RaiseComplaint() {
  const { userId } = Route.useLoaderData();
  return <ComplaintsPage userId={userId} about={Route.useSearch()} />;
}
