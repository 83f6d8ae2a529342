import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../features/content/ContentPage';
import { loadText } from '../features/content/load-text';
import { textDeps, textSearch } from '../features/content/text-search';

export const Route = createFileRoute('/terms-conditions')({
  validateSearch: textSearch,
  loaderDeps: textDeps,
  // See `loadText`.
  gcTime: 0,
  loader: (loading) => loadText(loading, 'terms'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: TermsConditions,
});

function TermsConditions() {
  return <ContentPage name="terms" search={Route.useLoaderDeps()} />;
}
