import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { ThumbBar } from '../../components/ThumbBar';
import { useHasPermission } from '../../components/use-person';
import { formatCount } from '../../data/number-format';
import type { OrderRecord } from './order-record';
import { linesToPack } from './order-units';
import { ShipmentCard } from './ShipmentCard';
import { useShipments } from './use-shipments';

const PackDialog = lazy(() => import('./PackDialog').then((module) => ({ default: module.PackDialog })));

/** The shipments of an order with their next steps, and the button that packs what is left. */
export function OrderShipments({ order }: { order: OrderRecord }) {
  const { shipments, error, readAgain } = useShipments(order._id);
  const mayDispatch = useHasPermission('dispatch');
  const [isPacking, setPacking] = useState(false);
  const left = linesToPack(order).reduce((sum, { toPack }) => sum + toPack, 0);
  const oldestFirst = shipments?.toReversed() ?? [];
  const next = oldestFirst.find(({ state }) => state === 'packing' || state === 'packed');
  return (
    <>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!shipments && !error && <LinearProgress aria-label="Loading" />}
      {left > 0 && mayDispatch && (
        <Box sx={{ mb: 1 }}>
          <ThumbBar isFixed={next === undefined}>
            <Button variant="contained" onClick={() => setPacking(true)}>
              Pack {formatCount(left, 'television', 'televisions')}
            </Button>
          </ThumbBar>
        </Box>
      )}
      {shipments && shipments.length === 0 && left === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nothing of this order was sent with a tracking number.
        </Typography>
      )}
      <Box component="ol" aria-label="Shipments" sx={{ m: 0, p: 0 }}>
        {oldestFirst.map((shipment, index) => (
          <ShipmentCard
            key={shipment._id}
            order={order}
            shipment={shipment}
            number={index + 1}
            isNext={shipment === next}
            readAgain={readAgain}
          />
        ))}
      </Box>
      {isPacking && (
        <Suspense>
          <PackDialog order={order} onDone={readAgain} onClose={() => setPacking(false)} />
        </Suspense>
      )}
    </>
  );
}
