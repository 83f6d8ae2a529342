import EditIcon from '@mui/icons-material/EditOutlined';
import { IconButton, Stack, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { RemoveServiceAreaButton } from './RemoveServiceAreaButton';
import type { ServiceAreaRecord } from './service-area-form';
import { ServiceAreaDialog } from './ServiceAreaDialog';

/** Row actions: edit and remove. */
export function ServiceAreaActions() {
  const area = useRecordContext<ServiceAreaRecord>();
  const [editing, setEditing] = useState(false);
  if (!area) return null;
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <Tooltip title="Edit">
        <IconButton size="small" aria-label={`Edit ${area.zipcode}`} onClick={() => setEditing(true)}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <RemoveServiceAreaButton area={area} />
      {editing && <ServiceAreaDialog area={area} onClose={() => setEditing(false)} />}
    </Stack>
  );
}
