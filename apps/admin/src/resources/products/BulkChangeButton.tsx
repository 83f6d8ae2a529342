import ChangeIcon from '@mui/icons-material/PriceChangeOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';

const BulkChangeDialog = lazy(() =>
  import('./BulkChangeDialog').then((module) => ({ default: module.BulkChangeDialog })),
);

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
        <Suspense>
          <BulkChangeDialog
            ids={selectedIds.map(String)}
            onDone={onUnselectItems}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
