import { Button, Stack } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { isOpenDelivery } from '@aabha/contracts/stock/deliveries.rules';
import { RemoveRowButton } from '../../components/RemoveRowButton';
import type { DeliveryProvider, DeliveryRecord } from './deliveries.data';
import { unitsText } from './reorder-texts';

const ReceiveDeliveryDialog = lazy(() =>
  import('./ReceiveDeliveryDialog').then((module) => ({ default: module.ReceiveDeliveryDialog })),
);
const EditDeliveryDialog = lazy(() =>
  import('./EditDeliveryDialog').then((module) => ({ default: module.EditDeliveryDialog })),
);

/** What staff do with a delivery that is still to come: receive, change, give up the rest. */
export function DeliveryActions({ delivery }: { delivery: DeliveryRecord }) {
  const [open, setOpen] = useState<'receive' | 'edit'>();
  const dataProvider = useDataProvider<DeliveryProvider>();
  if (!isOpenDelivery(delivery.state)) return null;
  const { name } = delivery.product;
  const left = unitsText(delivery.quantity - delivery.received);
  const close = () => setOpen(undefined);
  return (
    <Stack direction="row" spacing={0.5} sx={{ justifyContent: 'flex-end', alignItems: 'center' }}>
      <Button size="small" aria-label={`Receive ${name}`} onClick={() => setOpen('receive')}>
        Receive
      </Button>
      <Button size="small" aria-label={`Change the delivery of ${name}`} onClick={() => setOpen('edit')}>
        Change
      </Button>
      <RemoveRowButton
        action="Cancel delivery"
        name={`of ${name}`}
        question={{
          title: `Cancel the delivery of ${name}?`,
          content: `${left} are not expected any more. What has come stays in stock.`,
        }}
        remove={() => dataProvider.cancelDelivery(delivery._id)}
        done="The delivery is cancelled."
        keep="Keep it"
      />
      <Suspense>
        {open === 'receive' && <ReceiveDeliveryDialog delivery={delivery} onClose={close} />}
        {open === 'edit' && <EditDeliveryDialog delivery={delivery} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
