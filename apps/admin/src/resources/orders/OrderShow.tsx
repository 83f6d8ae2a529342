import { Box, Button, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { lazy, Suspense } from 'react';
import { Show, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { formatDay } from '@aabha/contracts/time/india-time';
import { listAddress } from '../../data/list-address';
import { orderAmounts, type OrderRecord } from './order-record';
import { CardSection } from '../../components/CardSection';
import { DownloadInvoiceButton } from '../../components/DownloadInvoiceButton';
import { AcceptedTexts } from '../../components/AcceptedTexts';
import { Facts } from '../../components/Facts';
import { CallLink, MailLink } from '../../components/ReachLinks';
import { RelativeTimeField } from '../../components/RelativeTimeField';
import { WaitingRefund } from '../../components/refunds/WaitingRefund';
import { useMayOpen } from '../../components/use-may-open';
import { EwayBillDetails } from '../../components/eway-bills/EwayBillDetails';
import { CorrectAddressButton } from './CorrectAddressButton';
import { OrderLines } from './OrderLines';
import { OrderNeighbours } from './OrderNeighbours';
import { OrderNotes } from './OrderNotes';
import { OrderShipments } from './OrderShipments';
import { OrderStatusField } from './OrderStatusField';
import { OrderTimeline } from './OrderTimeline';
import { PaymentTrail } from './PaymentTrail';
import { PromiseButton } from './PromiseButton';
import { RefundButton } from './RefundButton';
import { RestockButton } from './RestockButton';
import { TaxSplit } from './TaxSplit';
import { UpdateStatusButton } from './UpdateStatusButton';
import { useOrderMoney } from './use-order-money';

const OrderLedger = lazy(() => import('./OrderLedger').then((module) => ({ default: module.OrderLedger })));
const OrderInstallations = lazy(() =>
  import('./OrderInstallations').then((module) => ({ default: module.OrderInstallations })),
);

const REFUND_LABEL = {
  queued: 'Refund on its way',
  processed: 'Refunded',
  failed: 'Refund failed',
} as const;

const money = (order: OrderRecord) => [
  ...orderAmounts(order),
  ...order.refunds.map(({ amount, status }) => [REFUND_LABEL[status], `−${formatRupees(amount)}`] as const),
  ['Invoice', order.invoiceNumber] as const,
];

const delivery = ({ shippingAddress: to, ...order }: OrderRecord) =>
  [
    ['To', `${to.name}, ${to.address}, ${to.city}, ${to.state} ${to.zip}, ${to.country}`],
    ...(order.business
      ? ([
          ['Billed to', order.business.legalName],
          ['GSTIN', order.business.gstin],
          ['Place of supply', order.business.placeOfSupply],
        ] as const)
      : []),
    ...(order.giftNote ? ([['Gift note', order.giftNote]] as const) : []),
    ...(order.accepted_texts
      ? ([['Terms', <AcceptedTexts key="terms" accepted={order.accepted_texts} />]] as const)
      : []),
    ['Email', <MailLink key="email" email={to.email} />],
    ['Phone', <CallLink key="phone" phone={to.phone || order.user_id.phone} />],
    ['Dispatch Center', order.dispatchCenter],
    ['Return Center', order.returnCenter],
    /* Cancelled and returned orders have no expected delivery. */
    ...(order.status === 'Cancelled' || order.status === 'Returned'
      ? ([['Goods', order.goods_returned ? 'Back in stock' : 'Not back in stock yet']] as const)
      : ([
          ['Expected by', order.expectedDelivery ? formatDay(order.expectedDelivery) : 'To be confirmed'],
          ...(order.promisedDelivery
            ? ([['First promised', formatDay(order.promisedDelivery)]] as const)
            : []),
        ] as const)),
  ] as const;

/** Links to related screens, for those with access. */
function OrderButtons({ order }: { order: OrderRecord }) {
  const mayOpen = useMayOpen();
  return (
    <>
      <UpdateStatusButton />
      <RefundButton order={order} />
      <RestockButton order={order} />
      {mayOpen('invoices') && order.invoice_id && (
        <DownloadInvoiceButton id={order.invoice_id} invoiceNumber={order.invoiceNumber} />
      )}
      {mayOpen('e-invoices') && order.business && (
        <Button component={Link} to={listAddress('e-invoices', { search: order.invoiceNumber })}>
          E-invoice
        </Button>
      )}
      {mayOpen('customers') && (
        <Button component={Link} to={`/admin-dashboard/customers/${order.user_id._id}/show`}>
          Customer {order.user_id.name}
        </Button>
      )}
      {mayOpen('mail-log') && (
        <Button component={Link} to={listAddress('mail-log', { order_id: order._id })}>
          Emails
        </Button>
      )}
      {mayOpen('audit-log') && (
        <Button component={Link} to={listAddress('audit-log', { entityId: order._id })}>
          Changes by staff
        </Button>
      )}
    </>
  );
}

/** What is done with the order: its items, their shipments, and what staff write about it. */
function Work({ order }: { order: OrderRecord }) {
  return (
    <>
      <CardSection title="Items">
        <OrderLines order={order} />
      </CardSection>
      <CardSection title="Shipments">
        <OrderShipments key={order._id} order={order} />
      </CardSection>
      <CardSection title="Installation">
        <Suspense fallback={<Skeleton height={48} />}>
          <OrderInstallations orderId={order._id} />
        </Suspense>
      </CardSection>
      <CardSection title="Notes">
        <OrderNotes orderId={order._id} />
      </CardSection>
      <CardSection title="Tax">
        <TaxSplit order={order} />
      </CardSection>
      <CardSection title="Ledger">
        <Suspense fallback={<Skeleton height={48} />}>
          <OrderLedger order={order} />
        </Suspense>
      </CardSection>
      <CardSection title="Timeline">
        <OrderTimeline order={order} />
      </CardSection>
    </>
  );
}

/** For whom the order is, and what became of its money. */
function Facets({ order }: { order: OrderRecord }) {
  const { money: trail } = useOrderMoney(order);
  return (
    <>
      <CardSection title="Delivery">
        <Facts rows={delivery(order)} />
        <PromiseButton orderId={order._id} />
        <CorrectAddressButton order={order} />
      </CardSection>
      <CardSection title="E-way bill">
        <EwayBillDetails orderId={order._id} />
      </CardSection>
      <CardSection title="Amount">
        <Facts rows={money(order)} />
      </CardSection>
      <CardSection title="Payment and refunds">
        <PaymentTrail order={order} money={trail} />
      </CardSection>
    </>
  );
}

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

function OrderDetails() {
  const order = useRecordContext<OrderRecord>();
  if (!order) return null;
  return (
    <CardContent>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <OrderNeighbours orderId={order._id} />
        <Typography variant="h2">Order {orderNumber(order._id)}</Typography>
        <OrderStatusField status={order.status} />
        <Typography variant="body2" color="textSecondary">
          {order.name} · {formatRupees(order.totalPrice)} · <RelativeTimeField iso={order.created_at} />
        </Typography>
        <Box sx={{ flex: 1 }} />
        <OrderButtons order={order} />
      </Stack>
      <WaitingRefund of={{ order_id: order._id }} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 3fr)' } }}>
        <Box sx={column}>
          <Work order={order} />
        </Box>
        <Box sx={column}>
          <Facets order={order} />
        </Box>
      </Box>
    </CardContent>
  );
}

/** An order at work: items, shipments and notes beside delivery, money and taxes (docs/spec/shipments.md#page-of-an-order). */
export function OrderShow() {
  return (
    <Show title="Order" actions={false} component="div">
      <OrderDetails />
    </Show>
  );
}
