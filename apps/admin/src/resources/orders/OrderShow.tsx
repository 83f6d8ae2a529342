import {
  Box,
  Card,
  CardContent,
  Divider,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { warrantyDuration } from '@aabha/contracts/products/products.rules';
import { formatDateTime, formatDay } from '@aabha/contracts/time/india-time';
import type { OrderRecord } from '../../data/order-record';
import { StatusChip } from './OrderStatusField';
import { UpdateStatusButton } from './UpdateStatusButton';

function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}
    >
      {rows.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Lines({ order }: { order: OrderRecord }) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table aria-label="Items">
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            <TableCell align="right">Quantity</TableCell>
            <TableCell align="right">Price</TableCell>
            <TableCell align="right">Warranty</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {order.products.map((line) => (
            <TableRow key={line.product_id._id}>
              <TableCell>
                {line.product_id.name}
                {line.extended_warranty > 0 && (
                  <Typography variant="body2" color="textSecondary">
                    Extended warranty {warrantyDuration(line.extended_warranty)}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right">{line.quantity}</TableCell>
              <TableCell align="right">{formatRupees(line.price)}</TableCell>
              <TableCell align="right">{formatRupees(line.warranty_price)}</TableCell>
              <TableCell align="right">{formatRupees(line.line_total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Timeline({ order }: { order: OrderRecord }) {
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {order.timeline.map((event) => (
        <li key={event.at + event.status}>
          <Typography variant="body2">
            <strong>{event.status}</strong>, {formatDateTime(event.at)}, by {event.staff ?? event.by}
          </Typography>
          {event.reason && (
            <Typography variant="body2" color="textSecondary">
              {event.reason}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  );
}

const money = (order: OrderRecord) =>
  [
    ['Items', formatRupees(order.subtotal)],
    [order.couponCode ? `Coupon ${order.couponCode}` : 'Coupon', `−${formatRupees(order.discount)}`],
    ['Delivery', formatRupees(order.shipping)],
    ['Paid', formatRupees(order.totalPrice)],
    ['Payment', order.payment_id],
    ['Invoice', order.invoiceNumber],
    ...order.refunds.map((refund) => [`Refund (${refund.status})`, formatRupees(refund.amount)] as const),
  ] as const;

const delivery = ({ shippingAddress: to, ...order }: OrderRecord) =>
  [
    ['To', `${to.name}, ${to.address}, ${to.city}, ${to.state} ${to.zip}, ${to.country}`],
    ['E-mail', to.email],
    ['Phone', order.user_id.phone],
    ['Dispatch centre', order.dispatchCenter],
    ['Return centre', order.returnCenter],
    ['Expected by', order.expectedDelivery ? formatDay(order.expectedDelivery) : 'To be confirmed'],
  ] as const;

function OrderDetails() {
  const order = useRecordContext<OrderRecord>();
  if (!order) return null;
  const sections = [
    { title: 'Money', body: <Facts rows={money(order)} /> },
    { title: 'Delivery', body: <Facts rows={delivery(order)} /> },
    { title: 'Timeline', body: <Timeline order={order} /> },
  ];
  return (
    <CardContent>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <Typography variant="h2">Order {shortId(order._id, 6)}</Typography>
        <StatusChip status={order.status} />
        <UpdateStatusButton />
      </Stack>
      <Lines order={order} />
      <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
        {sections.map(({ title, body }) => (
          <Card key={title} sx={{ p: 2 }}>
            <Typography variant="h3">{title}</Typography>
            <Divider sx={{ my: 1 }} />
            {body}
          </Card>
        ))}
      </Box>
    </CardContent>
  );
}

/** One order: items, money, address, and its story so far. */
export function OrderShow() {
  return (
    <Show title="Order" actions={false}>
      <OrderDetails />
    </Show>
  );
}
