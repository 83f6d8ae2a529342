import NamesIcon from '@mui/icons-material/SpellcheckOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';

const StandardNamesDialog = lazy(() =>
  import('./StandardNamesDialog').then((module) => ({ default: module.StandardNamesDialog })),
);

/** Opens the preview of standard names for the selected televisions. */
export function StandardNamesSelectedButton() {
  const { selectedIds, onUnselectItems } = useListContext();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<NamesIcon />} onClick={() => setOpen(true)}>
        Use standard names
      </Button>
      {open && (
        <Suspense>
          <StandardNamesDialog
            ids={selectedIds.map(String)}
            onDone={onUnselectItems}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
