import { Box, Button, Chip, Link, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Shipment } from '@aabha/contracts/shipments/shipments.schema';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { ThumbBar } from '../../components/ThumbBar';
import { useHasPermission } from '../../components/use-person';
import { formatCount } from '../../data/number-format';
import { deliverShipment } from '../../data/shipment-calls';
import type { OrderRecord } from './order-record';
import { ShipmentStateField } from './ShipmentStateField';

const PackDialog = lazy(() => import('./PackDialog').then((module) => ({ default: module.PackDialog })));
const ShipDialog = lazy(() => import('./ShipDialog').then((module) => ({ default: module.ShipDialog })));
const CancelShipmentDialog = lazy(() =>
  import('./CancelShipmentDialog').then((module) => ({ default: module.CancelShipmentDialog })),
);

interface ShipmentProps {
  order: OrderRecord;
  shipment: Shipment;
  /** Its place among the shipments of the order, from 1. */
  number: number;
  /** Whether its next step is that of the order. */
  isNext: boolean;
  readAgain: () => Promise<void>;
}

/** Returns when a shipment came to its state, and through whom. */
function stateText(shipment: Shipment): string {
  const { state, packedBy, created_at, packed_at, shipped_at, delivered_at, cancelled_at } = shipment;
  const at = {
    packing: created_at,
    packed: packed_at,
    shipped: shipped_at,
    delivered: delivered_at,
    cancelled: cancelled_at,
  };
  const by = state === 'packing' || state === 'packed' ? `, by ${packedBy}` : '';
  return `${formatDateTime(at[state] ?? created_at)}${by}`;
}

function Contents({ order, shipment }: Pick<ShipmentProps, 'order' | 'shipment'>) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {shipment.lines.map(({ position, quantity, serials, transferred }) => (
        <li key={position}>
          <Typography variant="body2">
            {quantity} × {order.products.find((line) => line.position === position)?.product_id.name}
            {serials.length > 0 && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                · {serials.join(', ')}
              </Box>
            )}
            {transferred.map(({ serial, at }) => (
              <Box key={serial} component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {serial} was transferred to a new owner on {formatDateTime(at)}
              </Box>
            ))}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

function Carriage({ shipment }: { shipment: Shipment }) {
  const { boxes, weight_kg: weight, courierName, awb, trackingUrl } = shipment;
  const parcel = [formatCount(boxes, 'box', 'boxes'), ...(weight === null ? [] : [`${weight} kg`])].join(
    ', ',
  );
  return (
    <Typography variant="body2">
      {courierName ? `${courierName} ` : ''}
      {trackingUrl ? (
        <Link href={trackingUrl} target="_blank" rel="noreferrer">
          {awb || 'Tracking'}
        </Link>
      ) : (
        awb
      )}
      {courierName && ' · '}
      {parcel}
    </Typography>
  );
}

type Open = 'pack' | 'ship' | 'cancel';

/** The next steps of a shipment. */
function Actions({ order, shipment, number, isNext, readAgain }: ShipmentProps) {
  const notify = useNotify();
  const [open, setOpen] = useState<Open>();
  const delivering = useMutation({
    mutationFn: () => deliverShipment(shipment._id),
    onSuccess: () => notify('Delivered.', { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: readAgain,
  });
  const { state } = shipment;
  const close = () => setOpen(undefined);
  const name = `shipment ${number}`;
  const shared = { shipment, onDone: readAgain, onClose: close };
  return (
    <Box sx={{ mt: 1 }}>
      <ThumbBar isFixed={isNext}>
        {state === 'packing' && (
          <Button variant="contained" aria-label={`Go on packing ${name}`} onClick={() => setOpen('pack')}>
            Go on packing
          </Button>
        )}
        {state === 'packed' && (
          <Button variant="contained" aria-label={`Ship ${name}`} onClick={() => setOpen('ship')}>
            Ship
          </Button>
        )}
        {state === 'shipped' && (
          <Button
            variant="contained"
            aria-label={`Mark ${name} as delivered`}
            disabled={delivering.isPending}
            onClick={() => delivering.mutate()}
          >
            Mark as delivered
          </Button>
        )}
        {state !== 'delivered' && state !== 'cancelled' && (
          <Button aria-label={`Cancel ${name}`} onClick={() => setOpen('cancel')}>
            {state === 'shipped' ? 'It came back' : 'Cancel'}
          </Button>
        )}
      </ThumbBar>
      <Suspense>
        {open === 'pack' && <PackDialog order={order} {...shared} />}
        {open === 'ship' && <ShipDialog {...shared} />}
        {open === 'cancel' && <CancelShipmentDialog {...shared} />}
      </Suspense>
    </Box>
  );
}

/** A shipment of an order: what is in it, how it travels, and its next step. */
export function ShipmentCard(props: ShipmentProps) {
  const { order, shipment, number } = props;
  const mayDispatch = useHasPermission('dispatch');
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        opacity: shipment.state === 'cancelled' ? 0.75 : 1,
      }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        <Typography sx={{ fontWeight: 600 }}>Shipment {number}</Typography>
        {shipment.replacement_id !== null && (
          <Chip size="small" color="info" variant="outlined" label="Replacement" sx={{ fontWeight: 600 }} />
        )}
        <ShipmentStateField state={shipment.state} />
        <Typography variant="body2" color="textSecondary">
          {stateText(shipment)}
        </Typography>
      </Stack>
      <Contents order={order} shipment={shipment} />
      {shipment.state !== 'packing' && shipment.state !== 'cancelled' && <Carriage shipment={shipment} />}
      {shipment.cancelReason && (
        <Typography variant="body2" color="textSecondary">
          {shipment.cancelReason}
        </Typography>
      )}
      {mayDispatch && <Actions {...props} />}
    </Box>
  );
}
