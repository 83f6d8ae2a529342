import { useState, type ReactNode } from 'react';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import * as texts from '@aabha/messages/orders';
import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { FlexRender, type Row } from '@tanstack/react-table';
import type { SortedFeatures } from '../../components/data-table/use-sorted-table';
import { CancelOrder } from './CancelOrder';
import classes from './order-table.module.css';
import { OrderDetails } from './OrderDetails';
import { OrderLines } from './OrderLines';
import { OrderPassports } from './OrderPassports';
import { OrderRefunds } from './OrderRefunds';
import { OrderShipments } from './OrderShipments';
import type { ShopperOrder } from './order-steps';
import { OrderTimeline } from './OrderTimeline';
import orders from './orders.module.css';

/**
 * Page-specific actions of an order beside cancelling; `headingId` names the order, and receives the focus.
 */
export type OrderActions = (order: ShopperOrder, headingId: string) => ReactNode;

interface OrderRowProps {
  row: Row<SortedFeatures, ShopperOrder>;
  /** Whether it is open at first, also where the address does not name it; as a card it always is. */
  isOpenAtFirst: boolean;
  moreActions: OrderActions;
}

/** An order: number, day, status and total; expanded, its progress, contents, payment and actions. */
export function OrderRow({ row, isOpenAtFirst, moreActions }: OrderRowProps) {
  const order = row.original;
  const headingId = `order-${order._id}`;
  /* The tracking page of an order leads to it here. */
  const isNamed = useLocation({ select: ({ hash }) => hash === headingId });
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || isNamed);
  const contentId = `${headingId}-content`;
  const [, ...facts] = row.getVisibleCells();
  return (
    <tbody className={classes.order}>
      <tr className={classes.head}>
        <th scope="row" className={classes.numberCell}>
          <h2 id={headingId} className={`${orders.number} ${classes.number}`} tabIndex={-1}>
            <span className={classes.onCards}>{texts.order} </span>
            {orderNumber(order._id)}
          </h2>
          <button
            type="button"
            className={classes.opener}
            aria-expanded={isOpen}
            aria-controls={contentId}
            aria-describedby={headingId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {texts.details}
            <IconChevronDown size={18} stroke={1.8} className={classes.chevron} aria-hidden />
          </button>
        </th>
        {facts.map((cell) => (
          <td key={cell.id} className={classes[cell.column.id]}>
            <FlexRender cell={cell} />
          </td>
        ))}
      </tr>
      <tr className={classes.content} id={contentId} data-open={isOpen || undefined}>
        <td colSpan={facts.length + 1}>
          <article className={classes.article} aria-labelledby={headingId}>
            <OrderTimeline order={order} />
            <OrderShipments order={order} />
            {order.shipments.length > 0 && <OrderPassports orderId={order._id} />}
            <OrderRefunds refunds={order.refunds} method={order.payment_method} />
            <OrderLines lines={order.products} />
            <footer className={orders.foot}>
              <OrderDetails order={order} open={isOpenAtFirst} />
              <CancelOrder order={order} headingId={headingId} />
              {moreActions(order, headingId)}
            </footer>
          </article>
        </td>
      </tr>
    </tbody>
  );
}
