import { televisions } from '@aabha/messages/page-titles';
import * as texts from '@aabha/messages/set-up';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { SetUpPage } from '../features/set-up/SetUpPage';
import { describeError } from '../lib/describe-error';
import { pageHead, pageImage } from '../lib/page-head';

/** The guide to setting up a television, one that is not sold any more too. */
export const Route = createFileRoute('/set-up/$id')({
  loader: async (loading) => {
    const { id } = loading.params;
    const { television } = await loading.context.api.products.setUp
      .ensureData({ id })
      .catch((error: unknown) => {
        throw describeError(error).reason === 'PRODUCT_NOT_FOUND' ? notFound() : error;
      });
    const { _id, name, picture, isListed } = television;
    return {
      head: await pageHead(loading, {
        title: texts.title(name),
        crumb: texts.guide,
        description: texts.description(name),
        ...pageImage(picture ? [picture] : [], name),
        trail: [
          { name: televisions, path: '/televisions' },
          ...(isListed ? [{ name, path: `/television/${_id}` }] : []),
        ],
      }),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: SetUp,
});

function SetUp() {
  const { id } = Route.useParams();
  return <SetUpPage key={id} id={id} />;
}
