import { useDataProvider } from 'react-admin';
import { ImportRowsButton } from '../../components/ImportRowsButton';
import type { LaneProvider } from './lanes.data';

const HINT =
  'Start with an export: it has every column. A row changes the lane of its centre, area and heaviest carton, or adds a new one. Lanes that are not in the file stay unchanged. An import cannot be undone here: keep the export.';

/** Imports a file of lanes (docs/spec/delivery-promise.md#lanes). */
export function ImportLanesButton() {
  const { previewLaneImport, importLanes } = useDataProvider<LaneProvider>();
  return (
    <ImportRowsButton title="Import lanes" hint={HINT} preview={previewLaneImport} carryOut={importLanes} />
  );
}
