import EditIcon from '@mui/icons-material/EditOutlined';
import { IconButton, Stack, Tooltip } from '@mui/material';
import { useState } from 'react';
import type { WholesaleRecord } from './wholesale.data';
import { PriceBreaksDialog } from './PriceBreaksDialog';
import { RemoveWholesaleButton } from './RemoveWholesaleButton';

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
      {editing && <PriceBreaksDialog listed={listed} onClose={() => setEditing(false)} />}
    </Stack>
  );
}
