import { lazy, Suspense } from 'react';
import * as texts from '@aabha/messages/account-pages';
import * as titles from '@aabha/messages/page-titles';
import { createFileRoute } from '@tanstack/react-router';
import type { ShopperOrder } from '../../features/orders/order-steps';
import { OrderKinds, type OrderKind } from '../../features/orders/OrderKinds';
import { ORDER_FIELDS, ordersPage, type OrderField } from '../../features/orders/order-sort';
import { OrderList } from '../../features/orders/OrderList';
import { OrdersSkeleton } from '../../features/orders/OrdersSkeleton';
import { Reorder } from '../../features/cart/Reorder';
import { ReturnOrder } from '../../features/returns/ReturnOrder';
import { choiceParam, pageParam } from '../../lib/url-params';
import { pageTitle } from '../../lib/page-title';
import { sortChoice, sortOfChoice, sortParam, type SortChoice } from '../../lib/sort-param';

const WholesaleOrderList = lazy(() =>
  import('../../features/wholesale/WholesaleOrderList').then((module) => ({
    default: module.WholesaleOrderList,
  })),
);
const OrderInstallations = lazy(() =>
  import('../../features/installation/OrderInstallations').then((module) => ({
    default: module.OrderInstallations,
  })),
);
const DownloadInvoice = lazy(() =>
  import('../../features/invoices/DownloadInvoice').then((module) => ({ default: module.DownloadInvoice })),
);

const DownloadCreditNote = lazy(() =>
  import('../../features/invoices/DownloadCreditNote').then((module) => ({
    default: module.DownloadCreditNote,
  })),
);

interface OrdersSearch {
  kind?: OrderKind | undefined;
  page?: number | undefined;
  /** Of the orders of the shop; newest first without it. */
  sort?: SortChoice<OrderField> | undefined;
}

export const Route = createFileRoute('/_signed-in/myorders')({
  validateSearch: (search): OrdersSearch => {
    const kind = choiceParam(search, 'kind', ['wholesale']);
    return { kind, page: pageParam(search), sort: kind ? undefined : sortParam(search, ORDER_FIELDS) };
  },
  loaderDeps: ({ search }) => ({ kind: search.kind, page: search.page ?? 1, sort: search.sort }),
  loader: async ({ context: { api }, deps: { kind, page, sort } }) => {
    // Wholesale orders are not awaited: their list shows a placeholder or its cached rows.
    if (kind === 'wholesale') void api.wholesale.listOwnOrders.prefetch({ pageNum: page });
    else await api.orders.list.ensureData(ordersPage(page, sortOfChoice(sort)));
  },
  head: ({ matches }) => ({ meta: [pageTitle(matches, titles.myOrders)] }),
  pendingComponent: () => (
    <div className="wrap page">
      <h1>{titles.myOrders}</h1>
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
          <DownloadInvoice id={id} describedBy={headingId} label={texts.downloadInvoice} />
        )}
        creditNoteAction={(id, number, headingId) => (
          <DownloadCreditNote key={id} id={id} number={number} describedBy={headingId} />
        )}
      />
    </Suspense>
  );
}

/** The downloads of the credit notes of an order's refunds; nothing while none is issued. */
function CreditNotes({ refunds, headingId }: { refunds: ShopperOrder['refunds']; headingId: string }) {
  const issued = refunds.filter(({ credit_note_id: id }) => id !== '');
  if (issued.length === 0) return null;
  return (
    <Suspense fallback={null}>
      {issued.map(({ credit_note_id: id, creditNoteNumber }) => (
        <DownloadCreditNote key={id} id={id} number={creditNoteNumber} describedBy={headingId} />
      ))}
    </Suspense>
  );
}

function ShopOrders({ page }: { page: number }) {
  const { sort } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OrderList
      page={page}
      sort={sortOfChoice(sort)}
      onSort={(next) =>
        void navigate({ search: next ? { sort: sortChoice(next) } : {}, replace: true, resetScroll: false })
      }
      searchOf={(to) => ({ ...(to > 1 ? { page: to } : {}), ...(sort ? { sort } : {}) })}
      moreActions={(order, headingId) => (
        <>
          <ReturnOrder order={order} headingId={headingId} />
          <Reorder order={order} describedBy={headingId} />
          {order.status !== 'Cancelled' && order.status !== 'Returned' && (
            <Suspense fallback={null}>
              <OrderInstallations orderId={order._id} heading="h3" />
            </Suspense>
          )}
          <CreditNotes refunds={order.refunds} headingId={headingId} />
        </>
      )}
    />
  );
}

function MyOrders() {
  const { kind, page = 1 } = Route.useSearch();
  return (
    <div className="wrap page">
      <h1>{titles.myOrders}</h1>
      <OrderKinds kind={kind} />
      {kind === 'wholesale' ? <WholesaleOrders page={page} /> : <ShopOrders page={page} />}
    </div>
  );
}
