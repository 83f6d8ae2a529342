import * as texts from '@aabha/messages/our-promises';
import { createFileRoute } from '@tanstack/react-router';
import { OurPromisesPage } from '../features/content/OurPromisesPage';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/our-promises')({
  loader: async (loading) => {
    const [head] = await Promise.all([
      pageHead(loading, {
        title: texts.title,
        description: texts.description,
      }),
      loading.context.api.selfAudits.latest.ensureData(),
    ]);
    return { head };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: OurPromisesPage,
});
