import { createFileRoute } from '@tanstack/react-router';
import { OrderList } from '../../features/orders/OrderList';
import { OrdersSkeleton } from '../../features/orders/OrdersSkeleton';
import { ReturnOrder } from '../../features/returns/ReturnOrder';
import { pageParam } from '../../lib/for-url';
import { pageTitle } from '../../lib/page-title';

export const Route = createFileRoute('/_signed-in/myorders')({
  validateSearch: (search): { page?: number } => {
    const page = pageParam(search);
    return page ? { page } : {};
  },
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: ({ context, deps }) => context.api.orders.list.ensureData({ pageNum: deps.page }),
  head: ({ matches }) => ({ meta: [pageTitle(matches, 'My orders')] }),
  pendingComponent: () => (
    <div className="wrap page">
      <h1>My orders</h1>
      <OrdersSkeleton />
    </div>
  ),
  component: MyOrders,
});

function MyOrders() {
  const { page = 1 } = Route.useSearch();
  return (
    <div className="wrap page">
      <h1>My orders</h1>
      <OrderList
        page={page}
        moreActions={(order, headingId) => <ReturnOrder order={order} headingId={headingId} />}
      />
    </div>
  );
}
