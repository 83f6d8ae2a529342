import { keepPreviousData } from '@tanstack/react-query';
import { counted } from '@aabha/contracts/counts/counts';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { Pager } from '@aabha/ui/components/Pager';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { describeError } from '../../lib/describe-error';
import { trpc } from '../../lib/trpc';
import { WholesaleOrderCard, type InvoiceAction } from './WholesaleOrderCard';
import card from '../../styles/order-card.module.css';
import classes from './wholesale-orders.module.css';

function NoOrders() {
  return (
    <section className={`card ${card.empty}`}>
      <h2>No wholesale orders yet</h2>
      <p className="soft">
        Wholesale orders that you place while logged in will appear here, with their invoices.
      </p>
      <Link to="/wholesale-bulk-products" className={buttonClass({ size: 'large' })}>
        See wholesale prices
      </Link>
    </section>
  );
}

function PastTheEnd() {
  return (
    <section className={`card ${card.empty}`}>
      <h2>No wholesale orders on this page</h2>
      <p className="soft">Your latest wholesale orders are on the first page.</p>
      <Link to="/myorders" search={{ kind: 'wholesale' }} className={buttonClass({ size: 'large' })}>
        See latest wholesale orders
      </Link>
    </section>
  );
}

interface WholesaleOrderListProps {
  page: number;
  invoiceAction: InvoiceAction;
  /** Shown while the first page loads. */
  skeleton: ReactNode;
}

/** The customer's wholesale orders, newest first, a page of 20. */
export function WholesaleOrderList({ page, invoiceAction, skeleton }: WholesaleOrderListProps) {
  const { data, error, isPlaceholderData, refetch } = trpc.wholesale.listOwnOrders.useQuery(
    { pageNum: page },
    // Refetched, since staff change the payment status meanwhile.
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  if (error && (!data || isPlaceholderData))
    return (
      <div className={`card ${card.empty}`} role="alert">
        <p>{describeError(error).message}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  if (!data) return skeleton;
  const { wholesalebulkOrdersList: orders, wholesalebulkOrdersCount: orderCount } = data;
  if (orderCount === 0) return <NoOrders />;
  if (orders.length === 0) return <PastTheEnd />;
  return (
    <>
      <p className={`soft ${classes.count}`} role="status">
        {counted(orderCount, 'wholesale order')}
      </p>
      <div className={classes.list} aria-busy={isPlaceholderData}>
        {orders.map((order) => (
          <WholesaleOrderCard key={order._id} order={order} invoiceAction={invoiceAction} />
        ))}
      </div>
      <Pager
        label="Pages of wholesale orders"
        page={page}
        pageCount={Math.ceil(orderCount / PAGE_SIZES.wholesale)}
        link={(to, look) => (
          <Link to="/myorders" search={{ kind: 'wholesale', ...(to > 1 ? { page: to } : {}) }} {...look} />
        )}
      />
    </>
  );
}
