import * as texts from '@aabha/messages/orders';
import { Link } from '@tanstack/react-router';
import classes from './order-kinds.module.css';

/** The list of /myorders from its search parameters; orders of the shop by default. */
export type OrderKind = 'wholesale';

interface OrderKindsProps {
  kind: OrderKind | undefined;
}

/** Links between shop orders and wholesale orders. */
export function OrderKinds({ kind }: OrderKindsProps) {
  // The router marks only exact addresses as active, but later pages belong to the same list.
  const look = (isShown: boolean) => ({
    className: classes.kind ?? '',
    activeOptions: { exact: true },
    'aria-current': isShown ? ('page' as const) : undefined,
  });
  return (
    <nav className={classes.kinds} aria-label={texts.orderType}>
      <Link to="/myorders" search={{}} {...look(kind === undefined)}>
        {texts.orders}
      </Link>
      <Link to="/myorders" search={{ kind: 'wholesale' }} {...look(kind === 'wholesale')}>
        {texts.wholesaleOrders}
      </Link>
    </nav>
  );
}
