import { createFileRoute } from '@tanstack/react-router';
import { GrievancePage } from '../features/content/GrievancePage';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/grievance')({
  loader: async (loading) => {
    const [head] = await Promise.all([
      pageHead(loading, {
        title: 'Complaints and grievances',
        description:
          'How to complain, who our grievance officer is, how soon we acknowledge and resolve complaints, and how many we received and resolved in each month.',
      }),
      loading.context.api.complaints.monthlyCounts.ensureData(),
    ]);
    return { head };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: GrievancePage,
});
