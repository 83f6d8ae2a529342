import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useListContext, usePermissions } from 'react-admin';
import type { StaffRole } from '@aabha/contracts/accounts/accounts.values';
import type { ExportedList } from '../data/csv-export';
import type { Filtered } from '../data/list-query';

const ExportDialog = lazy(() =>
  import('./ExportDialog').then((module) => ({ default: module.ExportDialog })),
);

interface ExportCsvButtonProps {
  list: ExportedList;
  /** The filters of the list in the format of the API. */
  filtersOf: (filtered: Filtered) => object;
}

/** Exports all pages of a list under its filters; SuperAdmin only. */
export function ExportCsvButton({ list, filtersOf }: ExportCsvButtonProps) {
  const { filterValues } = useListContext();
  const { permissions } = usePermissions<StaffRole>();
  const [filters, setFilters] = useState<object>();
  if (permissions !== 'SuperAdmin') return null;
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        onClick={() => setFilters(filtersOf({ filter: filterValues }))}
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
