import { lazy, Suspense } from 'react';
import { createFileRoute } from '@tanstack/react-router';
import { OrderKinds, type OrderKind } from '../../features/orders/OrderKinds';
import { OrderList } from '../../features/orders/OrderList';
import { OrdersSkeleton } from '../../features/orders/OrdersSkeleton';
import { ReturnOrder } from '../../features/returns/ReturnOrder';
import { choiceParam, pageParam } from '../../lib/for-url';
import { pageTitle } from '../../lib/page-title';

const WholesaleOrderList = lazy(() =>
  import('../../features/wholesale/WholesaleOrderList').then((module) => ({
    default: module.WholesaleOrderList,
  })),
);
const DownloadInvoice = lazy(() =>
  import('../../features/invoices/DownloadInvoice').then((module) => ({ default: module.DownloadInvoice })),
);

interface OrdersSearch {
  kind?: OrderKind;
  page?: number;
}

export const Route = createFileRoute('/_signed-in/myorders')({
  validateSearch: (search): OrdersSearch => {
    const kind = choiceParam(search, 'kind', ['wholesale']);
    const page = pageParam(search);
    return { ...(kind ? { kind } : {}), ...(page ? { page } : {}) };
  },
  loaderDeps: ({ search }) => ({ kind: search.kind, page: search.page ?? 1 }),
  loader: async ({ context: { api }, deps: { kind, page } }) => {
    // Wholesale orders are not awaited: their list shows a placeholder or its cached rows.
    if (kind === 'wholesale') void api.wholesale.listOwnOrders.prefetch({ pageNum: page });
    else await api.orders.list.ensureData({ pageNum: page });
  },
  head: ({ matches }) => ({ meta: [pageTitle(matches, 'My orders')] }),
  pendingComponent: () => (
    <div className="wrap page">
      <h1>My orders</h1>
      <OrdersSkeleton />
    </div>
  ),
  component: MyOrders,
});

function WholesaleOrders({ page }: { page: number }) {
  return (
    <Suspense fallback={<OrdersSkeleton />}>
      <WholesaleOrderList
        page={page}
        skeleton={<OrdersSkeleton />}
        invoiceAction={(id, headingId) => (
          <DownloadInvoice id={id} describedBy={headingId} label="Download invoice" />
        )}
      />
    </Suspense>
  );
}

function MyOrders() {
  const { kind, page = 1 } = Route.useSearch();
  return (
    <div className="wrap page">
      <h1>My orders</h1>
      <OrderKinds kind={kind} />
      {kind === 'wholesale' ? (
        <WholesaleOrders page={page} />
      ) : (
        <OrderList
          page={page}
          moreActions={(order, headingId) => <ReturnOrder order={order} headingId={headingId} />}
        />
      )}
    </div>
  );
}
