import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { nameOf } from './import-labels';
import type { ImportRow } from './imports.data';

const UndoImportDialog = lazy(() =>
  import('./UndoImportDialog').then((module) => ({ default: module.UndoImportDialog })),
);

/** Opens the preview of the undo of an import; nothing where it was undone. */
export function UndoImportButton({ row }: { row: ImportRow }) {
  const [open, setOpen] = useState(false);
  if (row.undone_at !== undefined) return null;
  return (
    <>
      <Button size="small" aria-label={`Undo ${nameOf(row)}`} onClick={() => setOpen(true)}>
        Undo
      </Button>
      {open && (
        <Suspense>
          <UndoImportDialog row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
