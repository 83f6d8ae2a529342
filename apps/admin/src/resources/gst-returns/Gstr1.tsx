import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { Gstr1Overview } from '@aabha/contracts/gstr1/gstr1.schema';
import { GSTR1_SECTION_NAMES } from '@aabha/contracts/gstr1/gstr1.values';
import { periodName } from '@aabha/contracts/gstr1/return-period';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { EmptyList } from '../../components/EmptyList';
import { ExportDialog } from '../../components/ExportDialog';
import { formatNumber } from '../../data/number-format';
import { DownloadJsonDialog } from './DownloadJsonDialog';
import { FigureTable } from './FigureTable';
import { MarkFiledButton } from './MarkFiledButton';
import { SelfCheckCard } from './SelfCheckCard';

type Taxes = Pick<Gstr1Overview['hsn'][number], 'taxable' | 'igst' | 'cgst' | 'sgst'>;
const TAX_COLUMNS = ['Taxable value', 'IGST', 'CGST', 'SGST'];
const taxCells = ({ taxable, igst, cgst, sgst }: Taxes) => [taxable, igst, cgst, sgst].map(formatRupees);

const BUYERS = { b2b: 'businesses', b2c: 'consumers' } as const;
const KINDS = { invoice: 'Invoices', 'credit-note': 'Credit notes' } as const;

function Sections({ gstr1: { sections } }: { gstr1: Gstr1Overview }) {
  return (
    <FigureTable
      title="Sections"
      columns={['Section', 'Documents', 'Value', ...TAX_COLUMNS]}
      rows={sections.map((sum) => ({
        name: GSTR1_SECTION_NAMES[sum.section],
        cells: [formatNumber(sum.documents), formatRupees(sum.value), ...taxCells(sum)],
      }))}
    />
  );
}

function Summaries({ gstr1: { hsn, numbers } }: { gstr1: Gstr1Overview }) {
  return (
    <>
      <FigureTable
        title="HSN summary (12), less credit notes"
        columns={['HSN and rate', 'Quantity', ...TAX_COLUMNS]}
        rows={hsn.map((row) => ({
          name: `${row.hsn} at ${row.rate}%, to ${BUYERS[row.buyers]}`,
          cells: [formatNumber(row.quantity), ...taxCells(row)],
        }))}
      />
      <FigureTable
        title="Documents issued (13)"
        columns={['Series', 'First', 'Last', 'Documents', 'Cancelled']}
        rows={numbers.map(({ kind, from, to, documents }) => ({
          name: `${KINDS[kind]} ${from}`,
          cells: [from, to, formatNumber(documents), '0'],
        }))}
      />
    </>
  );
}

function Filed({ filed }: { filed: NonNullable<Gstr1Overview['filed']> }) {
  return (
    <Alert severity="info">
      Marked as filed by {filed.by} on {formatDateTime(filed.at)}. These figures and the JSON are as they were
      filed. SHA-256 of the JSON:{' '}
      <Box component="code" translate="no" sx={{ overflowWrap: 'anywhere' }}>
        {filed.sha256}
      </Box>
    </Alert>
  );
}

type Download = 'json' | 'csv';

function Actions({ gstr1 }: { gstr1: Gstr1Overview }) {
  const [download, setDownload] = useState<Download>();
  const close = () => setDownload(undefined);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => setDownload('json')}>
        Download JSON
      </Button>
      <Button variant="outlined" onClick={() => setDownload('csv')}>
        Download CSV
      </Button>
      {gstr1.state !== 'filed' && <MarkFiledButton gstr1={gstr1} />}
      {download === 'json' && <DownloadJsonDialog period={gstr1.period} onClose={close} />}
      {download === 'csv' && (
        <ExportDialog list="gst-returns" filters={{ period: gstr1.period }} onClose={close} />
      )}
    </Stack>
  );
}

/** The GSTR-1 of a month: downloads, self-check and figures. */
export function Gstr1({ gstr1 }: { gstr1: Gstr1Overview }) {
  const { period, state, gstin, filed, numbers } = gstr1;
  return (
    <>
      <Typography color="textSecondary">
        {periodName(period)}, GSTIN {gstin}.
        {state === 'running' && ' The month has not ended yet, so it cannot be marked as filed.'}
      </Typography>
      {filed && <Filed filed={filed} />}
      {numbers.length === 0 ? (
        <EmptyList text="No invoices and no credit notes in this month" />
      ) : (
        <>
          <Actions gstr1={gstr1} />
          <SelfCheckCard gstr1={gstr1} />
          <Sections gstr1={gstr1} />
          <Summaries gstr1={gstr1} />
        </>
      )}
    </>
  );
}
