import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ImportDialog } from '../../components/ImportDialog';
import type { TermProvider } from './specification-terms.data';

const HINT =
  'Start with an export: it has every column. A row changes the term of its name, or adds a new one; several choices or other names stand between semicolons. Terms that are not in the file stay unchanged.';

/** Imports a file of terms: after a preview, all or nothing (docs/spec/specifications.md#import). */
export function ImportTermsDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<TermProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <ImportDialog
      title="Import terms"
      hint={HINT}
      preview={async (csv, part) => (await dataProvider.previewTermImport(csv, part)).data}
      carryOut={async (...file) => (await dataProvider.importTerms(...file)).data}
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
