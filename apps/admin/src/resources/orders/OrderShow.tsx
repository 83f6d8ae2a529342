import { Box, Button, Card, CardContent, Divider, Stack, Typography } from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { orderNumber } from '@aabha/contracts/orders/orders.rules';
import { formatDay } from '@aabha/contracts/time/india-time';
import { listAddress } from '../../data/list-address';
import { orderAmounts, type OrderRecord } from './order-record';
import { DownloadInvoiceButton } from '../../components/DownloadInvoiceButton';
import { AcceptedTexts } from '../../components/AcceptedTexts';
import { Facts } from '../../components/Facts';
import { CallLink, MailLink } from '../../components/ReachLinks';
import { useMayOpen } from '../../components/use-may-open';
import { EwayBillDetails } from '../../components/eway-bills/EwayBillDetails';
import { CorrectAddressButton } from './CorrectAddressButton';
import { OrderLines } from './OrderLines';
import { OrderStatusField } from './OrderStatusField';
import { OrderTimeline } from './OrderTimeline';
import { PaymentTrail } from './PaymentTrail';
import { RefundButton } from './RefundButton';
import { RestockButton } from './RestockButton';
import { UpdateStatusButton } from './UpdateStatusButton';

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
      {mayOpen('audit-log') && (
        <Button component={Link} to={listAddress('audit-log', { entityId: order._id })}>
          Changes by staff
        </Button>
      )}
    </>
  );
}

function OrderDetails() {
  const order = useRecordContext<OrderRecord>();
  if (!order) return null;
  const sections = [
    { title: 'Amount', body: <Facts rows={money(order)} /> },
    { title: 'Payment and refunds', body: <PaymentTrail order={order} /> },
    {
      title: 'Delivery',
      body: (
        <>
          <Facts rows={delivery(order)} />
          <CorrectAddressButton order={order} />
        </>
      ),
    },
    { title: 'E-way bill', body: <EwayBillDetails orderId={order._id} /> },
    { title: 'Timeline', body: <OrderTimeline order={order} /> },
  ];
  return (
    <CardContent>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <Typography variant="h2">Order {orderNumber(order._id)}</Typography>
        <OrderStatusField status={order.status} />
        <OrderButtons order={order} />
      </Stack>
      <OrderLines order={order} />
      <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { md: 'repeat(2, 1fr)' } }}>
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

/** An order: items, payment and refunds, address, invoice, and timeline. */
export function OrderShow() {
  return (
    <Show title="Order" actions={false}>
      <OrderDetails />
    </Show>
  );
}
