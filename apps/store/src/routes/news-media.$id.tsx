import { createFileRoute, notFound } from '@tanstack/react-router';
import { describeNews, relatedNews } from '../features/news/news';
import { NewsArticle } from '../features/news/NewsArticle';
import { describeError } from '../lib/describe-error';
import { pageHead } from '../lib/page-head';

export const Route = createFileRoute('/news-media/$id')({
  loader: async (loading) => {
    const { api } = loading.context;
    const [{ news }] = await Promise.all([
      api.news.get.ensureData({ id: loading.params.id }).catch((error: unknown) => {
        throw describeError(error).reason === 'NEWS_NOT_FOUND' ? notFound() : error;
      }),
      // Optional data; what fails here is fetched again in the browser.
      api.news.list.prefetch(relatedNews),
    ]);
    return { head: await pageHead(loading, describeNews(news)) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Article,
});

function Article() {
  const { id } = Route.useParams();
  return <NewsArticle id={id} />;
}
