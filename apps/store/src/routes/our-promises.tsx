import { createFileRoute } from '@tanstack/react-router';
import { OurPromisesPage } from '../features/content/OurPromisesPage';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/our-promises')({
  loader: async (loading) => {
    const [head] = await Promise.all([
      pageHead(loading, {
        title: 'Our promises',
        description:
          'What we promise about each of the 13 dark patterns, and what our last self-audit found: true stock, no hidden costs, nothing preselected, a plain No.',
      }),
      loading.context.api.selfAudits.latest.ensureData(),
    ]);
    return { head };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: OurPromisesPage,
});
