import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import type { ComplaintAbout } from '../../features/complaints/complaint-draft';
import { ComplaintsPage } from '../../features/complaints/ComplaintsPage';
import { pageTitle } from '../../lib/page-title';
import { readSession } from '../../lib/session';
import { textParam } from '../../lib/url-params';

export const Route = createFileRoute('/_signed-in/raise-complaint')({
  validateSearch: (search): ComplaintAbout => {
    const [order, serial] = [textParam(search, 'order', 40), textParam(search, 'serial', 60)];
    const television = textParam(search, 'television', 40);
    return {
      ...(order ? { order } : {}),
      ...(television ? { television } : {}),
      ...(serial ? { serial } : {}),
    };
  },
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
