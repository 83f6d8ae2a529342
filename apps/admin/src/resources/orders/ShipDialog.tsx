import { Link } from '@mui/material';
import { useNotify, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { COURIERS, WITHOUT_AWB, type CourierCode } from '@aabha/contracts/shipments/couriers.values';
import { trackingUrl } from '@aabha/contracts/shipments/couriers.rules';
import { CarriageFields, type Shipment } from '@aabha/contracts/shipments/shipments.schema';
import { FormDialog } from '../../components/FormDialog';
import { EwayBillWarning } from '../../components/eway-bills/EwayBillWarning';
import { shipShipment } from '../../data/shipment-calls';
import { validateWith } from '../../data/validate-with';

const CHOICES = COURIERS.map(({ code, name }) => ({ id: code, name }));

interface Carriage {
  courier: CourierCode | '';
  courierName: string;
  awb: string;
  trackingUrl: string;
}
const EMPTY: Carriage = { courier: '', courierName: '', awb: '', trackingUrl: '' };

/* Fields that are emptied hold null. */
const filled = (values: unknown) =>
  Object.fromEntries(
    Object.entries({ ...EMPTY, ...(values as Partial<Carriage>) }).map(([name, value]) => [
      name,
      value ?? '',
    ]),
  );

const problemsOf = validateWith(CarriageFields);
const validate = (values: unknown) => problemsOf(filled(values));

/** What depends on the courier: a name where it is another, its number, and its tracking page. */
function CourierDetails() {
  const { courier, awb, trackingUrl: own } = useWatch<Carriage>();
  const link = trackingUrl({
    courier: courier ?? '',
    courierName: '',
    awb: awb ?? '',
    trackingUrl: own ?? '',
  });
  const needsAwb = !WITHOUT_AWB.some((code) => code === courier);
  return (
    <>
      {courier === 'other' && (
        <TextInput source="courierName" label="Name of the courier" helperText={false} fullWidth />
      )}
      {needsAwb && (
        <TextInput source="awb" label="AWB number" helperText={false} autoComplete="off" fullWidth />
      )}
      <TextInput
        source="trackingUrl"
        label="Tracking link"
        helperText="Only where it is not the courier's usual page."
        type="url"
        fullWidth
      />
      {link !== '' && (
        <Link href={link} target="_blank" rel="noreferrer" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          Try the tracking page: {link}
        </Link>
      )}
    </>
  );
}

interface ShipDialogProps {
  shipment: Shipment;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Hands a packed shipment to a courier; the customer gets a mail (docs/spec/shipments.md#couriers). */
export function ShipDialog({ shipment, onDone, onClose }: ShipDialogProps) {
  const notify = useNotify();
  const save = async (typed: Carriage) => {
    await shipShipment({ id: shipment._id, ...CarriageFields.parse(filled(typed)) });
    notify('Shipped. The customer gets an email.', { type: 'success' });
    await onDone();
  };
  return (
    <FormDialog
      title={`Ship order ${orderNumber(shipment.order_id)}`}
      save="Ship"
      saving="Shipping..."
      values={EMPTY}
      validate={validate}
      onSave={save}
      onClose={onClose}
      maxWidth="xs"
    >
      <EwayBillWarning orderIds={[shipment.order_id]} />
      <SelectInput source="courier" label="Courier" choices={CHOICES} helperText={false} fullWidth />
      <CourierDetails />
    </FormDialog>
  );
}
