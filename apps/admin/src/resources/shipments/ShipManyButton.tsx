import ShipIcon from '@mui/icons-material/LocalShippingOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import type { ShipmentRecord } from './shipments.data';

const ShipManyDialog = lazy(() =>
  import('./ShipManyDialog').then((module) => ({ default: module.ShipManyDialog })),
);

/** Hands the selected shipments that are packed to one courier. */
export function ShipManyButton() {
  const { data = [], selectedIds } = useListContext<ShipmentRecord>();
  /* As they were when the dialog opened: those that are shipped change their state below it. */
  const [shipments, setShipments] = useState<ShipmentRecord[]>();
  const packed = data.filter(({ id, state }) => selectedIds.includes(id) && state === 'packed');
  return (
    <>
      <Button startIcon={<ShipIcon />} disabled={packed.length === 0} onClick={() => setShipments(packed)}>
        Ship
      </Button>
      {shipments && (
        <Suspense>
          <ShipManyDialog
            shipments={shipments}
            leftOut={selectedIds.length - shipments.length}
            onClose={() => setShipments(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
