import AddIcon from '@mui/icons-material/Add';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { SERVICE_AREA_COLUMNS } from '@aabha/contracts/service-areas/service-areas.staff.schema';
import type { ServiceAreaProvider } from './service-areas.data';
import { CsvButtons } from '../../components/CsvButtons';
import { ImportDialog } from '../../components/ImportDialog';
import { ServiceAreaDialog } from './ServiceAreaDialog';
import { useNewPin } from './use-new-pin';

const FILE_HINT =
  `The first line must have the columns ${SERVICE_AREA_COLUMNS.join(', ')}; then one line for each PIN code. ` +
  'Existing PIN codes are updated and new ones are added. PIN codes that are not in the file stay unchanged.';

function ImportAreas({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<ServiceAreaProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <ImportDialog
      title="Import service areas"
      hint={FILE_HINT}
      preview={(csv, part) => dataProvider.previewServiceAreas(csv, part).then(({ data }) => data)}
      carryOut={(...file) => dataProvider.importServiceAreas(...file).then(({ data }) => data)}
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

/** Create New, CSV export and CSV import (docs/spec/imports.md#files). */
export function ServiceAreaTools() {
  const { pin, takeOff } = useNewPin();
  const [open, setOpen] = useState<'create' | 'import' | undefined>(pin ? 'create' : undefined);
  const dataProvider = useDataProvider<ServiceAreaProvider>();
  const close = () => {
    setOpen(undefined);
    takeOff();
  };
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ my: 1, flexWrap: { xs: 'wrap', md: 'nowrap' }, flexShrink: 0, justifyContent: 'flex-end' }}
      useFlexGap
    >
      <CsvButtons onImport={() => setOpen('import')} exportAll={() => dataProvider.exportServiceAreas()} />
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen('create')}>
        Create New
      </Button>
      {open === 'create' && <ServiceAreaDialog {...(pin && { newPin: pin })} onClose={close} />}
      {open === 'import' && <ImportAreas onClose={close} />}
    </Stack>
  );
}
