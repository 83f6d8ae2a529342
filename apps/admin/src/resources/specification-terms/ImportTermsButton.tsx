import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';

const ImportTermsDialog = lazy(() =>
  import('./ImportTermsDialog').then((module) => ({ default: module.ImportTermsDialog })),
);

/** Opens the import of a file of terms. */
export function ImportTermsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<UploadIcon />} onClick={() => setOpen(true)} sx={{ flexShrink: 0, my: 1 }}>
        Import CSV
      </Button>
      {open && (
        <Suspense>
          <ImportTermsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
