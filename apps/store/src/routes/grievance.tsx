import * as texts from '@aabha/messages/grievance-page';
import { createFileRoute } from '@tanstack/react-router';
import { GrievancePage } from '../features/content/GrievancePage';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/grievance')({
  loader: async (loading) => {
    const [head] = await Promise.all([
      pageHead(loading, {
        title: texts.complaintsAndGrievances,
        description: texts.description,
      }),
      loading.context.api.settings.legalContacts.ensureData(),
      loading.context.api.complaints.monthlyCounts.ensureData(),
    ]);
    return { head };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: GrievancePage,
});
