import { useDataProvider } from 'react-admin';
import { ImportRowsButton } from '../../components/ImportRowsButton';
import type { EmiPlanProvider } from './emi-plans.data';

const HINT =
  'Start with an export: it has every column. A row changes the plan of its bank, kind, months, no-cost and first day, or adds a new one. Plans that are not in the file stay unchanged. An import cannot be undone here: keep the export.';

/** Imports a file of EMI plans (docs/spec/emi.md#staff-screen). */
export function ImportPlansButton() {
  const { previewEmiImport, importEmiPlans } = useDataProvider<EmiPlanProvider>();
  return (
    <ImportRowsButton
      title="Import EMI plans"
      hint={HINT}
      preview={previewEmiImport}
      carryOut={importEmiPlans}
    />
  );
}
