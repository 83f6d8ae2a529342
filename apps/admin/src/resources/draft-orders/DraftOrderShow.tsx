import { Alert, Box, CardContent, Stack, Typography } from '@mui/material';
import { Show } from 'react-admin';
import type { DraftOrder } from '@aabha/contracts/draft-orders/draft-orders.schema';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { warrantyDuration } from '@aabha/contracts/products/products.rules';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { CardSection } from '../../components/CardSection';
import { Facts } from '../../components/Facts';
import { CallLink, MailLink } from '../../components/ReachLinks';
import { useWholeRecord } from '../../components/use-whole-record';
import { OrderLinkField } from '../orders/OrderLinkField';
import { DraftActions } from './DraftActions';
import { DraftNeighbours } from './DraftNeighbours';
import { DraftStateField } from './DraftStateField';

function Items({ draft }: { draft: DraftOrder }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {draft.items.map(({ product, quantity, unit_price, warranty_months, warranty_price, line_total }) => (
        <Box
          component="li"
          key={product._id}
          sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
        >
          <div>
            <Typography sx={{ fontWeight: 600 }}>{product.name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {quantity} × {formatRupees(unit_price)}
              {warranty_months > 0 &&
                `, extended warranty ${warrantyDuration(warranty_months)} ${formatRupees(warranty_price)}`}
            </Typography>
          </div>
          <Typography>{formatRupees(line_total)}</Typography>
        </Box>
      ))}
    </Box>
  );
}

const amounts = ({ totals, coupon }: DraftOrder) =>
  [
    ['Subtotal', formatRupees(totals.subtotal)],
    ...(coupon === '' ? [] : [[`Coupon ${coupon}`, `−${formatRupees(totals.discount)}`] as const]),
    ['Shipping', formatRupees(totals.shipping)],
    ['To pay', <strong key="payable">{formatRupees(totals.payable)}</strong>],
  ] as const;

const delivery = ({ shipping: to, business }: DraftOrder) =>
  [
    ['To', `${to.name}, ${to.address}, ${to.city}, ${to.state} ${to.zip}`],
    ['Email', <MailLink key="email" email={to.email} />],
    ['Phone', <CallLink key="phone" phone={to.phone} />],
    ...(business
      ? ([
          ['Billed to', business.legalName],
          ['GSTIN', business.gstin],
        ] as const)
      : []),
  ] as const;

const history = (draft: DraftOrder) =>
  [
    ['Composed', `${formatDateTime(draft.created_at)}, by ${draft.created_by}`],
    ...(draft.sent_at ? ([['Sent', formatDateTime(draft.sent_at)]] as const) : []),
    ...(draft.expires_at ? ([['Valid until', formatDateTime(draft.expires_at)]] as const) : []),
    ...(draft.paid_at ? ([['Paid', formatDateTime(draft.paid_at)]] as const) : []),
    ...(draft.cancelled_at ? ([['Cancelled', formatDateTime(draft.cancelled_at)]] as const) : []),
    ...(draft.order_id
      ? ([['Order', <OrderLinkField key="order" orderId={draft.order_id} />]] as const)
      : []),
  ] as const;

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

function DraftDetails() {
  const draft = useWholeRecord<DraftOrder & { id: string }>('totals');
  if (!draft) return null;
  return (
    <CardContent>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <DraftNeighbours id={draft._id} />
        <Typography variant="h2">Draft order for {draft.customer.name}</Typography>
        <DraftStateField state={draft.state} />
        <Box sx={{ flex: 1 }} />
        <DraftActions draft={draft} />
      </Stack>
      {draft.problem && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {draft.problem}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 3fr)' } }}>
        <Box sx={column}>
          <CardSection title="Items">
            <Items draft={draft} />
          </CardSection>
          <CardSection title="Amount">
            <Facts rows={amounts(draft)} />
          </CardSection>
        </Box>
        <Box sx={column}>
          <CardSection title="Delivery">
            <Facts rows={delivery(draft)} />
          </CardSection>
          <CardSection title="History">
            <Facts rows={history(draft)} />
          </CardSection>
        </Box>
      </Box>
    </CardContent>
  );
}

/** A draft order with its prices, its link and what became of it (docs/spec/draft-orders.md#screen). */
export function DraftOrderShow() {
  return (
    <Show title="Draft order" actions={false} component="div">
      <DraftDetails />
    </Show>
  );
}
