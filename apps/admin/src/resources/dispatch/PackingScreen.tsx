import { Alert, Box, Card, FormControlLabel, Switch, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { ScreenLink } from '../../components/ScreenLink';
import { EwayBillWarning } from '../../components/eway-bills/EwayBillWarning';
import { Gate } from '../../components/Gate';
import { PackForm } from './PackForm';
import { PackingLines } from './PackingLines';
import { scanned, type Packing } from './packing-calls';
import { ScanField } from './ScanField';
import { usePacking, type StationNotice } from './use-packing';

/** The last scan in large letters: what is wrong is red, and is announced at once. */
function Notice({ notice: { kind, text } }: { notice: StationNotice }) {
  return (
    <Alert
      severity={kind}
      variant={kind === 'error' ? 'filled' : 'standard'}
      role={kind === 'error' ? 'alert' : 'status'}
      sx={{ fontSize: 18, fontWeight: 600, alignItems: 'center', overflowWrap: 'anywhere' }}
    >
      {text}
    </Alert>
  );
}

function OrderAtHand({ packing: { shipment } }: { packing: Packing }) {
  const { units, count } = scanned(shipment);
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', flexWrap: 'wrap' }}>
      <Typography variant="h2">
        <ScreenLink to={`/admin-dashboard/orders/${shipment.order_id}/show`}>
          Order {orderNumber(shipment.order_id)}
        </ScreenLink>
      </Typography>
      <Typography color="textSecondary">
        {shipment.replacement_id !== null && 'Replacement · '}
        {count} of {units} scanned · {shipment.dispatchCenter}
      </Typography>
    </Box>
  );
}

function Station() {
  const { packing, notice, scan, remove, pack, putAside, isLoud, setLoud } = usePacking();
  const { units = 0, count = 0 } = packing ? scanned(packing.shipment) : {};
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 2, maxWidth: 760 }}>
      <ScanField
        label={packing ? 'Model or serial number' : 'Order number'}
        isReading={scan.isPending}
        onScan={(code) => scan.mutate(code)}
      />
      <Notice notice={notice} />
      {packing && (
        <>
          <OrderAtHand packing={packing} />
          <EwayBillWarning orderIds={[packing.shipment.order_id]} />
          <PackingLines packing={packing} onRemove={(serial) => remove.mutate(serial)} />
          <PackForm
            key={packing.shipment._id}
            isComplete={units === count}
            isPacking={pack.isPending}
            onPack={(parcel) => pack.mutate(parcel)}
            onPutAside={putAside}
          />
        </>
      )}
      <FormControlLabel
        control={<Switch checked={isLoud} onChange={(event) => setLoud(event.target.checked)} />}
        label="Sound"
      />
    </Card>
  );
}

/** The packing station: an order is scanned, then each television (docs/spec/shipments.md#scanning). */
export function PackingScreen() {
  return (
    <Gate resource="packing">
      <Title title="Packing Station" />
      <Station />
    </Gate>
  );
}
