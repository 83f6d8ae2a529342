import ChangeIcon from '@mui/icons-material/PriceChangeOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { BulkChangeDialog } from './BulkChangeDialog';

/** Opens the bulk change of the selected televisions. */
export function BulkChangeButton() {
  const { selectedIds, onUnselectItems } = useListContext();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<ChangeIcon />} onClick={() => setOpen(true)}>
        Change price or stock
      </Button>
      {open && (
        <BulkChangeDialog
          ids={selectedIds.map(String)}
          onDone={onUnselectItems}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
