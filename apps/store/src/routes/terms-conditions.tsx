import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../features/content/ContentPage';
import { loadText, TEXT_GC_MS } from '../features/content/load-text';
import { textDeps, textSearch } from '../features/content/text-search';

export const Route = createFileRoute('/terms-conditions')({
  validateSearch: textSearch,
  loaderDeps: textDeps,
  gcTime: TEXT_GC_MS,
  loader: (loading) => loadText(loading, 'terms'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: TermsConditions,
});

function TermsConditions() {
  return <ContentPage name="terms" search={Route.useLoaderDeps()} />;
}
