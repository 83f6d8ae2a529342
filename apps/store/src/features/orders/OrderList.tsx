import { counted } from '@aabha/contracts/counts/counts';
import { PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { buttonClass } from '@aabha/ui/components/Button';
import { Pager } from '@aabha/ui/components/Pager';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import { OrderCard, type OrderActions } from './OrderCard';
import classes from './orders.module.css';

function NoOrders() {
  return (
    <section className={`card ${classes.empty}`}>
      <h2>No orders yet</h2>
      <p className="soft">Your orders and their delivery status will appear here.</p>
      <Link to="/televisions" className={buttonClass({ size: 'large' })}>
        See our televisions
      </Link>
    </section>
  );
}

function PastTheEnd() {
  return (
    <section className={`card ${classes.empty}`}>
      <h2>No orders on this page</h2>
      <p className="soft">Your latest orders are on the first page.</p>
      <Link to="/myorders" className={buttonClass({ size: 'large' })}>
        See latest orders
      </Link>
    </section>
  );
}

/** The signed-in shopper's orders, newest first, a page of 20 (docs/spec/orders.md#customer-screen). */
export function OrderList({ page, moreActions }: { page: number; moreActions: OrderActions }) {
  // Refetched on every visit and tab focus, since staff change orders meanwhile.
  const [{ orderList, orderCount }] = trpc.orders.list.useSuspenseQuery({ pageNum: page }, { staleTime: 0 });
  if (orderCount === 0) return <NoOrders />;
  if (orderList.length === 0) return <PastTheEnd />;
  return (
    <>
      <p className={`soft ${classes.count}`}>{counted(orderCount, 'order')}</p>
      <div className={classes.list}>
        {orderList.map((order, index) => (
          <OrderCard
            key={order._id}
            order={order}
            detailsOpen={page === 1 && index === 0}
            moreActions={moreActions}
          />
        ))}
      </div>
      <Pager
        label="Pages of orders"
        page={page}
        pageCount={Math.ceil(orderCount / PAGE_SIZES.orders)}
        link={(to, look) => <Link to="/myorders" search={to > 1 ? { page: to } : {}} {...look} />}
      />
    </>
  );
}
