import { keepPreviousData } from '@tanstack/react-query';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import * as texts from '@aabha/messages/wholesale';
import { buttonClass } from '@aabha/ui/components/Button';
import { Pager } from '@aabha/ui/components/Pager';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyCard } from '../../components/EmptyCard';
import { LoadFailedCard } from '../../components/LoadFailedCard';
import { trpc } from '../../lib/trpc';
import { WholesaleOrderCard, type CreditNoteAction, type InvoiceAction } from './WholesaleOrderCard';
import classes from './wholesale-orders.module.css';

function NoOrders() {
  return (
    <EmptyCard title={texts.noOrders} hint={texts.ordersAppearHere}>
      <Link to="/wholesale-bulk-products" className={buttonClass({ size: 'large' })}>
        {texts.seePrices}
      </Link>
    </EmptyCard>
  );
}

function PastTheEnd() {
  return (
    <EmptyCard title={texts.noOrdersOnPage} hint={texts.latestOnFirstPage}>
      <Link to="/myorders" search={{ kind: 'wholesale' }} className={buttonClass({ size: 'large' })}>
        {texts.seeLatest}
      </Link>
    </EmptyCard>
  );
}

interface WholesaleOrderListProps {
  page: number;
  invoiceAction: InvoiceAction;
  creditNoteAction: CreditNoteAction;
  /** Shown while the first page loads. */
  skeleton: ReactNode;
}

/** The customer's wholesale orders, newest first, a page of 20. */
export function WholesaleOrderList({
  page,
  invoiceAction,
  creditNoteAction,
  skeleton,
}: WholesaleOrderListProps) {
  const { data, error, isPlaceholderData, refetch } = trpc.wholesale.listOwnOrders.useQuery(
    { pageNum: page },
    // Refetched, since staff change the payment status meanwhile.
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  if (error && (!data || isPlaceholderData))
    return <LoadFailedCard error={error} onRetry={() => void refetch()} />;
  if (!data) return skeleton;
  const { wholesalebulkOrdersList: orders, wholesalebulkOrdersCount: orderCount } = data;
  if (orderCount === 0) return <NoOrders />;
  if (orders.length === 0) return <PastTheEnd />;
  return (
    <>
      <p className={`soft ${classes.count}`} role="status">
        {texts.countedOrders(orderCount)}
      </p>
      <div className={classes.list} aria-busy={isPlaceholderData}>
        {orders.map((order) => (
          <WholesaleOrderCard
            key={order._id}
            order={order}
            invoiceAction={invoiceAction}
            creditNoteAction={creditNoteAction}
          />
        ))}
      </div>
      <Pager
        label={texts.pagesOfOrders}
        page={page}
        pageCount={Math.ceil(orderCount / PAGE_SIZES.wholesale)}
        link={(to, look) => (
          <Link to="/myorders" search={{ kind: 'wholesale', ...(to > 1 ? { page: to } : {}) }} {...look} />
        )}
      />
    </>
  );
}
