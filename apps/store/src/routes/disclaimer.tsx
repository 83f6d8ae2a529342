import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../features/content/ContentPage';
import { loadText } from '../features/content/load-text';
import { textDeps, textSearch } from '../features/content/text-search';

export const Route = createFileRoute('/disclaimer')({
  validateSearch: textSearch,
  loaderDeps: textDeps,
  // See `loadText`.
  gcTime: 0,
  loader: (loading) => loadText(loading, 'disclaimer'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: DisclaimerPage,
});

function DisclaimerPage() {
  return <ContentPage name="disclaimer" search={Route.useLoaderDeps()} />;
}
