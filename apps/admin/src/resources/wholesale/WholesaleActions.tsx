import EditIcon from '@mui/icons-material/EditOutlined';
import { IconButton, Stack, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { WholesaleRecord } from './wholesale.data';
import { RemoveWholesaleButton } from './RemoveWholesaleButton';

const PriceBreaksDialog = lazy(() =>
  import('./PriceBreaksDialog').then((module) => ({ default: module.PriceBreaksDialog })),
);

/** Row actions of a listed product: edit and delete. */
export function WholesaleActions({ listed }: { listed: WholesaleRecord }) {
  const [editing, setEditing] = useState(false);
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <Tooltip title="Edit">
        <IconButton
          size="small"
          aria-label={`Edit ${listed.product_id.name}`}
          onClick={() => setEditing(true)}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <RemoveWholesaleButton listed={listed} />
      {editing && (
        <Suspense>
          <PriceBreaksDialog listed={listed} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
