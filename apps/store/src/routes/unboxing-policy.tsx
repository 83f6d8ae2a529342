import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../features/content/ContentPage';
import { loadText, TEXT_GC_MS } from '../features/content/load-text';
import { textDeps, textSearch } from '../features/content/text-search';

export const Route = createFileRoute('/unboxing-policy')({
  validateSearch: textSearch,
  loaderDeps: textDeps,
  gcTime: TEXT_GC_MS,
  loader: (loading) => loadText(loading, 'unboxing'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: UnboxingPolicyPage,
});

function UnboxingPolicyPage() {
  return <ContentPage name="unboxing" search={Route.useLoaderDeps()} />;
}
