import { createFileRoute } from '@tanstack/react-router';
import { PRIVACY_POLICY } from '../features/content/privacy-policy';
import { ContentPage } from '../features/content/ContentPage';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/privacy-policy')({
  loader: async (loading) => ({ head: await pageHead(loading, PRIVACY_POLICY) }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  return <ContentPage document={PRIVACY_POLICY} />;
}
