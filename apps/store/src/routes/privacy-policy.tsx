import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../features/content/ContentPage';
import { loadText, TEXT_GC_MS } from '../features/content/load-text';
import { textDeps, textSearch } from '../features/content/text-search';

export const Route = createFileRoute('/privacy-policy')({
  validateSearch: textSearch,
  loaderDeps: textDeps,
  gcTime: TEXT_GC_MS,
  loader: (loading) => loadText(loading, 'privacy'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: PrivacyPolicyPage,
});

function PrivacyPolicyPage() {
  return <ContentPage name="privacy" search={Route.useLoaderDeps()} />;
}
