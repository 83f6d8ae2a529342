import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import type { ExportedList } from '../data/csv-export';
import { mayExport } from '../data/may-export';
import { usePerson } from './use-person';

const ExportDialog = lazy(() =>
  import('./ExportDialog').then((module) => ({ default: module.ExportDialog })),
);

interface ExportAllButtonProps {
  list: ExportedList;
  /** Returns the filters in the format of the API when it is pressed. */
  filtersOf?: () => object;
}

/** Exports all rows of a list, for those who may (docs/spec/permissions.md#permissions). */
export function ExportAllButton({ list, filtersOf = () => ({}) }: ExportAllButtonProps) {
  const person = usePerson();
  const [filters, setFilters] = useState<object>();
  if (!person || !mayExport(person, list)) return null;
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        onClick={() => setFilters(filtersOf())}
        sx={{ flexShrink: 0, my: 1 }}
      >
        Export CSV
      </Button>
      {filters && (
        <Suspense>
          <ExportDialog list={list} filters={filters} onClose={() => setFilters(undefined)} />
        </Suspense>
      )}
    </>
  );
}
