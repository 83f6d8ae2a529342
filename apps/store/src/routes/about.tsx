import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../features/content/ContentPage';
import { loadText } from '../features/content/load-text';
import { textDeps, textSearch } from '../features/content/text-search';

export const Route = createFileRoute('/about')({
  validateSearch: textSearch,
  loaderDeps: textDeps,
  // See `loadText`.
  gcTime: 0,
  loader: (loading) => loadText(loading, 'about', titles.aboutUs),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AboutPage,
});

function AboutPage() {
  return <ContentPage name="about" search={Route.useLoaderDeps()} />;
}
