import { Stack } from '@mui/material';
import { lazy } from 'react';
import { EditRowButton } from '../../components/EditRowButton';
import type { WholesaleRecord } from './wholesale.data';
import { RemoveWholesaleButton } from './RemoveWholesaleButton';

const PriceBreaksDialog = lazy(() =>
  import('./PriceBreaksDialog').then((module) => ({ default: module.PriceBreaksDialog })),
);

/** Row actions of a listed product: edit and delete. */
export function WholesaleActions({ listed }: { listed: WholesaleRecord }) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <EditRowButton
        name={listed.product_id.name}
        dialog={(onClose) => <PriceBreaksDialog listed={listed} onClose={onClose} />}
      />
      <RemoveWholesaleButton listed={listed} />
    </Stack>
  );
}
