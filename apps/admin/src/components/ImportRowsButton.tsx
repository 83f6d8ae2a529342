import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { RowsImport } from './ImportRowsDialog';

const ImportRowsDialog = lazy(() =>
  import('./ImportRowsDialog').then((module) => ({ default: module.ImportRowsDialog })),
);

/** Opens the import of a file into a list. */
export function ImportRowsButton(props: RowsImport) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<UploadIcon />} onClick={() => setOpen(true)} sx={{ flexShrink: 0, my: 1 }}>
        Import CSV
      </Button>
      {open && (
        <Suspense>
          <ImportRowsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
