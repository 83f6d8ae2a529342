import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';

const ImportBankDialog = lazy(() =>
  import('./ImportBankDialog').then((module) => ({ default: module.ImportBankDialog })),
);

/** Opens the import of what arrived in the bank. */
export function ImportBankButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<UploadIcon />} onClick={() => setOpen(true)} sx={{ flexShrink: 0, my: 1 }}>
        Import bank CSV
      </Button>
      {isOpen && (
        <Suspense>
          <ImportBankDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
