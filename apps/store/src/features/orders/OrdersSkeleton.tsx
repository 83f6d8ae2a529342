import { loadingOrders } from '@aabha/messages/orders';
import { Spinner } from '@aabha/ui/components/Spinner';
import classes from './orders.module.css';

/** Placeholder of two orders while they load. */
export function OrdersSkeleton() {
  return (
    <>
      <p className={classes.count}>&nbsp;</p>
      <div className={classes.list}>
        <span className="visually-hidden">
          <Spinner label={loadingOrders} />
        </span>
        {[1, 2].map((key) => (
          <div key={key} className={`card ${classes.card}`} aria-hidden="true">
            <div className="skeleton" style={{ width: 'min(240px, 70%)', height: 28 }} />
            <div className="skeleton" style={{ height: 72 }} />
            <div className="skeleton" style={{ height: 96 }} />
            <div className="skeleton" style={{ width: 180, height: 24 }} />
          </div>
        ))}
      </div>
    </>
  );
}
