import * as texts from '@aabha/messages/news';
import { createFileRoute } from '@tanstack/react-router';
import { newsPage } from '../features/news/news';
import { NewsList } from '../features/news/NewsList';
import { pageParam } from '../lib/url-params';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/news-media/')({
  validateSearch: (search): { page?: number } => {
    const page = pageParam(search, 'page');
    return page ? { page } : {};
  },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async (loading) => {
    const { page = 1 } = loading.deps;
    await loading.context.api.news.list.ensureData(newsPage(page));
    const head = await pageHead(loading, {
      title: texts.news,
      description: texts.description,
      canonicalSearch: page > 1 ? `?page=${page}` : '',
    });
    return { head };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: NewsMedia,
});

function NewsMedia() {
  const { page } = Route.useSearch();
  return <NewsList page={page ?? 1} />;
}
