import { Link } from '@tanstack/react-router';
import classes from './order-kinds.module.css';

/** What /myorders lists, as its address says; the orders of the shop where it says nothing. */
export type OrderKind = 'wholesale';

interface OrderKindsProps {
  kind: OrderKind | undefined;
}

/** Links between the lists of /myorders: orders of the shop, and wholesale orders. */
export function OrderKinds({ kind }: OrderKindsProps) {
  // The router marks a link only where the whole address fits, and a later page is of the same list.
  const look = (isShown: boolean) => ({
    className: classes.kind ?? '',
    activeOptions: { exact: true },
    'aria-current': isShown ? ('page' as const) : undefined,
  });
  return (
    <nav className={classes.kinds} aria-label="Order type">
      <Link to="/myorders" search={{}} {...look(kind === undefined)}>
        Orders
      </Link>
      <Link to="/myorders" search={{ kind: 'wholesale' }} {...look(kind === 'wholesale')}>
        Wholesale orders
      </Link>
    </nav>
  );
}
