import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import * as texts from '@aabha/messages/orders';
import { buttonClass } from '@aabha/ui/components/Button';
import { Pager } from '@aabha/ui/components/Pager';
import { Link } from '@tanstack/react-router';
import { EmptyCard } from '../../components/EmptyCard';
import { trpc } from '../../lib/trpc';
import { ordersPage, type OrderSort } from './order-sort';
import type { OrderActions } from './OrderRow';
import { OrderTable } from './OrderTable';
import classes from './orders.module.css';

function NoOrders() {
  return (
    <EmptyCard title={texts.noOrdersYet} hint={texts.ordersAppearHere}>
      <Link to="/televisions" className={buttonClass({ size: 'large' })}>
        {texts.seeTelevisions}
      </Link>
    </EmptyCard>
  );
}

function PastTheEnd() {
  return (
    <EmptyCard title={texts.noOrdersOnPage} hint={texts.latestOnFirstPage}>
      <Link to="/myorders" className={buttonClass({ size: 'large' })}>
        {texts.seeLatestOrders}
      </Link>
    </EmptyCard>
  );
}

interface OrderListProps {
  page: number;
  /** Undefined for newest first. */
  sort: OrderSort | undefined;
  onSort: (sort: OrderSort | undefined) => void;
  /** Search parameters of another page in the same order. */
  searchOf: (page: number) => { page?: number };
  moreActions: OrderActions;
}

/** The signed-in shopper's orders, a page of 20 (docs/spec/orders.md#customer-screen). */
export function OrderList({ page, sort, onSort, searchOf, moreActions }: OrderListProps) {
  // Refetched on every visit and tab focus, since staff change orders meanwhile.
  const [{ orderList, orderCount }] = trpc.orders.list.useSuspenseQuery(ordersPage(page, sort), {
    staleTime: 0,
  });
  if (orderCount === 0) return <NoOrders />;
  if (orderList.length === 0) return <PastTheEnd />;
  return (
    <>
      <p className={`soft ${classes.count}`}>{texts.orderCount(orderCount)}</p>
      <OrderTable
        orders={orderList}
        sort={sort}
        onSort={onSort}
        isFirstOpen={page === 1 && !sort}
        moreActions={moreActions}
      />
      <Pager
        label={texts.pagesOfOrders}
        page={page}
        pageCount={Math.ceil(orderCount / PAGE_SIZES.orders)}
        link={(to, look) => <Link to="/myorders" search={searchOf(to)} {...look} />}
      />
    </>
  );
}
