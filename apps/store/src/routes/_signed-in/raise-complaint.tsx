import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { ComplaintsPage } from '../../features/complaints/ComplaintsPage';
import { pageTitle } from '../../lib/page-title';
import { readSession } from '../../lib/session';
import { textParam } from '../../lib/url-params';

export const Route = createFileRoute('/_signed-in/raise-complaint')({
  validateSearch: (search): { order?: string; serial?: string } => {
    const [order, serial] = [textParam(search, 'order', 40), textParam(search, 'serial', 40)];
    return { ...(order ? { order } : {}), ...(serial ? { serial } : {}) };
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
