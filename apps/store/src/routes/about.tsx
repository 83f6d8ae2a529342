import { createFileRoute } from '@tanstack/react-router';
import { ABOUT } from '../features/content/about';
import { ContentPage } from '../features/content/ContentPage';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/about')({
  loader: async (loading) => ({ head: await pageHead(loading, { ...ABOUT, title: 'About us' }) }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AboutPage,
});

function AboutPage() {
  return <ContentPage document={ABOUT} />;
}
