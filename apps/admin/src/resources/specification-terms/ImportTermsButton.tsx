import { useDataProvider } from 'react-admin';
import { ImportRowsButton } from '../../components/ImportRowsButton';
import type { TermProvider } from './specification-terms.data';

const HINT =
  'Start with an export: it has every column. A row changes the term of its name, or adds a new one; several choices or other names stand between semicolons. Terms that are not in the file stay unchanged.';

/** Imports a file of terms (docs/spec/specifications.md#import). */
export function ImportTermsButton() {
  const { previewTermImport, importTerms } = useDataProvider<TermProvider>();
  return (
    <ImportRowsButton title="Import terms" hint={HINT} preview={previewTermImport} carryOut={importTerms} />
  );
}
