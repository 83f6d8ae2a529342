import { createFileRoute } from '@tanstack/react-router';
import { TERMS } from '../features/content/terms';
import { ContentPage } from '../features/content/ContentPage';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/terms-conditions')({
  loader: async (loading) => ({ head: await pageHead(loading, TERMS) }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: TermsConditions,
});

function TermsConditions() {
  return <ContentPage document={TERMS} numbered />;
}
