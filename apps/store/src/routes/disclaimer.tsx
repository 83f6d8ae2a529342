import { createFileRoute } from '@tanstack/react-router';
import { DISCLAIMER } from '../features/content/disclaimer';
import { ContentPage } from '../features/content/ContentPage';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/disclaimer')({
  loader: async (loading) => ({ head: await pageHead(loading, DISCLAIMER) }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: DisclaimerPage,
});

function DisclaimerPage() {
  return <ContentPage document={DISCLAIMER} />;
}
