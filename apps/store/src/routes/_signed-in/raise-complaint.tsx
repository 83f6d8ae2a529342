import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { ComplaintsPage } from '../../features/complaints/ComplaintsPage';
import { pageTitle } from '../../lib/page-title';
import { readSession } from '../../lib/session';

export const Route = createFileRoute('/_signed-in/raise-complaint')({
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
  return <ComplaintsPage userId={userId} />;
}
