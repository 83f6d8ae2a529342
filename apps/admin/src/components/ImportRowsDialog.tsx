import { useNotify, useRefresh } from 'react-admin';
import type { ImportDone, ImportPreview } from '@aabha/contracts/csv/csv.schema';
import type { PreviewPart } from '../data/csv-form';
import { ImportDialog } from './ImportDialog';

export interface RowsImport {
  title: string;
  /** One sentence on the expected format. */
  hint: string;
  /** Returns the preview of an import; changes nothing. */
  preview: (csv: string, part: PreviewPart | undefined) => Promise<{ data: ImportPreview }>;
  /** Imports a file, all of it or nothing; `digest` identifies its preview. */
  carryOut: (csv: string, digest: string, fileName: string) => Promise<{ data: ImportDone }>;
}

/** Imports a file into a list: after a preview, all or nothing; then says how many rows it changed. */
export function ImportRowsDialog({
  onClose,
  preview,
  carryOut,
  ...texts
}: RowsImport & { onClose: () => void }) {
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <ImportDialog
      {...texts}
      preview={async (csv, part) => (await preview(csv, part)).data}
      carryOut={async (...file) => (await carryOut(...file)).data}
      onDone={({ createCount, updateCount, unchangedCount }) => {
        notify(`Imported: ${createCount} added, ${updateCount} changed, ${unchangedCount} unchanged.`, {
          type: 'success',
        });
        refresh();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
