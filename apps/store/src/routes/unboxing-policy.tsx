import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../features/content/ContentPage';
import { loadText } from '../features/content/load-text';
import { textDeps, textSearch } from '../features/content/text-search';

export const Route = createFileRoute('/unboxing-policy')({
  validateSearch: textSearch,
  loaderDeps: textDeps,
  // See `loadText`.
  gcTime: 0,
  loader: (loading) => loadText(loading, 'unboxing'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: UnboxingPolicyPage,
});

function UnboxingPolicyPage() {
  return <ContentPage name="unboxing" search={Route.useLoaderDeps()} />;
}
