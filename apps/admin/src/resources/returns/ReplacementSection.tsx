import { Box, Button, Chip, Link, Stack, Typography, type ChipProps } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import type { ReplacementOfReturn } from '@aabha/contracts/returns/replacements.schema';
import { REPLACEMENT_STATE_NAMES, type ReplacementState } from '@aabha/contracts/returns/replacements.values';
import { SHIPMENT_STATE_NAMES } from '@aabha/contracts/shipments/shipments.values';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { CardSection } from '../../components/CardSection';
import { Facts } from '../../components/Facts';
import { useIsClosed } from '../../components/use-may-open';
import { useHasPermission } from '../../components/use-person';
import { createShipment } from '../../data/shipment-calls';
import type { ReturnDetailsRecord } from './returns.data';

const CancelReplacementDialog = lazy(() =>
  import('./CancelReplacementDialog').then((module) => ({ default: module.CancelReplacementDialog })),
);

const COLOURS: Readonly<Record<ReplacementState, ChipProps['color']>> = {
  waiting: 'warning',
  open: 'info',
  shipped: 'info',
  delivered: 'success',
  cancelled: 'default',
};

function factsOf({ shipment, ...replacement }: ReplacementOfReturn): (readonly [string, ReactNode])[] {
  const { lines, replaced_serials: replaced, serials, shipped_at, delivered_at } = replacement;
  const at = (instant: string | null, label: string) =>
    instant === null ? [] : [[label, formatDateTime(instant)] as const];
  return [
    ['Goods', lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')],
    ['Made', formatDateTime(replacement.created_at)],
    ...(replaced.length > 0 ? [['Replaced', replaced.join(', ')] as const] : []),
    ...(serials.length > 0 ? [['Serial numbers', serials.join(', ')] as const] : []),
    ...(shipment ? [['Shipment', SHIPMENT_STATE_NAMES[shipment.state]] as const] : []),
    ...(shipment?.courierName
      ? [
          [
            'Courier',
            <Box component="span" key="courier">
              {shipment.courierName}{' '}
              {shipment.trackingUrl ? (
                <Link href={shipment.trackingUrl} target="_blank" rel="noreferrer">
                  {shipment.awb || 'Tracking'}
                </Link>
              ) : (
                shipment.awb
              )}
            </Box>,
          ] as const,
        ]
      : []),
    ...at(shipped_at, 'Shipped'),
    ...at(delivered_at, 'Delivered'),
    ...(replacement.cancel_reason === '' ? [] : [['Why cancelled', replacement.cancel_reason] as const]),
  ];
}

interface ReplacementProps {
  request: ReturnDetailsRecord;
  replacement: ReplacementOfReturn;
}

/** Starts packing, and gives the replacement up while nobody packs it. */
function Actions({ request, replacement }: ReplacementProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const mayDispatch = useHasPermission('dispatch');
  const isClosed = useIsClosed();
  const [isCancelling, setCancelling] = useState(false);
  const orderId = request.order_id._id;
  const orderAddress = `/admin-dashboard/orders/${orderId}/show`;
  const pack = useMutation({
    mutationFn: () => createShipment({ order_id: orderId, replacement_id: replacement._id }),
    onSuccess: () =>
      notify('Packing has begun. Go on in the order or at the packing station.', { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: refresh,
  });
  const { state, shipment } = replacement;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1.5, flexWrap: 'wrap' }}>
      {state === 'open' && shipment === null && mayDispatch && (
        <Button variant="contained" disabled={pack.isPending} onClick={() => pack.mutate()}>
          Start packing
        </Button>
      )}
      {!isClosed(orderAddress) && (
        <Button component={RouterLink} to={orderAddress}>
          Order {orderNumber(orderId)}
        </Button>
      )}
      {(state === 'waiting' || state === 'open') && shipment === null && (
        <Button color="error" onClick={() => setCancelling(true)}>
          Cancel replacement
        </Button>
      )}
      <Suspense>
        {isCancelling && <CancelReplacementDialog request={request} onClose={() => setCancelling(false)} />}
      </Suspense>
    </Stack>
  );
}

/** What is sent in place of the goods of a return, and its next steps (docs/spec/replacements.md). */
export function ReplacementSection(props: ReplacementProps) {
  const { replacement } = props;
  return (
    <CardSection title={`Replacement ${replacement.number}`}>
      <Chip
        size="small"
        variant="outlined"
        color={COLOURS[replacement.state]}
        label={REPLACEMENT_STATE_NAMES[replacement.state]}
        sx={{ fontWeight: 600, mb: 1 }}
      />
      {replacement.state === 'waiting' && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          Too few were free. Take them from stock when they are there, or refund the return.
        </Typography>
      )}
      <Facts rows={factsOf(replacement)} />
      <Actions {...props} />
    </CardSection>
  );
}
