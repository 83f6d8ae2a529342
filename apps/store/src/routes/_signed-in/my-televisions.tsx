import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import { OwnTelevisions } from '../../features/passport/OwnTelevisions';
import { pageTitle } from '../../lib/page-title';
import { pageParam } from '../../lib/url-params';

export const Route = createFileRoute('/_signed-in/my-televisions')({
  validateSearch: (search): { page?: number } => {
    const page = pageParam(search);
    return page ? { page } : {};
  },
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  // Not awaited: the list shows a placeholder or its cached rows.
  loader: ({ context, deps: { page } }) => void context.api.passports.own.prefetch({ pageNum: page }),
  head: ({ matches }) => ({ meta: [pageTitle(matches, titles.myTelevisions)] }),
  component: MyTelevisions,
});

function MyTelevisions() {
  const { page = 1 } = Route.useSearch();
  return (
    <div className="wrap page">
      <h1>{titles.myTelevisions}</h1>
      <OwnTelevisions page={page} />
    </div>
  );
}
