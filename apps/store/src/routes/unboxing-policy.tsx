import { createFileRoute } from '@tanstack/react-router';
import { UNBOXING_POLICY } from '../features/content/unboxing-policy';
import { ContentPage } from '../features/content/ContentPage';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/unboxing-policy')({
  loader: async (loading) => ({ head: await pageHead(loading, UNBOXING_POLICY) }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: UnboxingPolicy,
});

function UnboxingPolicy() {
  return <ContentPage document={UNBOXING_POLICY} />;
}
