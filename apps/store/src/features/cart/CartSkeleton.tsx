import { yourCart } from '@aabha/messages/cart';
import order from '../../styles/order-columns.module.css';
import classes from './CartScreen.module.css';

/** Placeholder of the cart while it loads. */
export function CartSkeleton() {
  return (
    <div className={`wrap ${classes.page}`} aria-busy="true">
      <header className={classes.head}>
        <h1>{yourCart}</h1>
      </header>
      <div className={order.columns}>
        <div className={`skeleton ${classes.skeleton}`} />
        <div className={`skeleton ${classes.skeleton}`} style={{ minHeight: 320 }} />
      </div>
    </div>
  );
}
