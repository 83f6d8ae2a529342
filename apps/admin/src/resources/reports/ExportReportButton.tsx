import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ExportDialog } from '../../components/ExportDialog';
import type { ExportedReport } from '../../data/csv-export';

/** Downloads the rows of a report as they are on the screen. */
export function ExportReportButton({ list, filters }: { list: ExportedReport; filters: object }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        onClick={() => setOpen(true)}
        sx={{ height: 40, mt: 1 }}
      >
        Export CSV
      </Button>
      {isOpen && <ExportDialog list={list} filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}
