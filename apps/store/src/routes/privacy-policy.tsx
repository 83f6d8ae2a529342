import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../features/content/ContentPage';
import { loadText } from '../features/content/load-text';
import { textDeps, textSearch } from '../features/content/text-search';

export const Route = createFileRoute('/privacy-policy')({
  validateSearch: textSearch,
  loaderDeps: textDeps,
  // See `loadText`.
  gcTime: 0,
  loader: (loading) => loadText(loading, 'privacy'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: PrivacyPolicyPage,
});

function PrivacyPolicyPage() {
  return <ContentPage name="privacy" search={Route.useLoaderDeps()} />;
}
