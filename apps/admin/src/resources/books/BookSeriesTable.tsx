import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import {
  Box,
  Card,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Tooltip,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import type { BookSeries } from '@aabha/contracts/books/books.schema';
import { Facts } from '../../components/Facts';
import { useCopy } from '../../components/use-copy';
import { formatNumber } from '../../data/number-format';

const KIND_NAMES = { invoice: 'Invoices', 'credit-note': 'Credit notes' } as const;
const nameOf = ({ kind, financial_year }: BookSeries) => `${KIND_NAMES[kind]} ${financial_year}`;

function ChainHash({ series }: { series: BookSeries }) {
  const copy = useCopy({
    copied: 'Copied. Paste it where nobody can change it.',
    failed: 'Your browser did not allow copying.',
  });
  const { chain_hash, kind, financial_year, sealed } = series;
  if (!chain_hash) return <Typography color="textSecondary">–</Typography>;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      <Box component="code" translate="no" title={chain_hash}>
        {chain_hash.slice(0, 12)}…
      </Box>
      <Tooltip title="Copy for books:verify">
        <IconButton
          size="small"
          aria-label={`Copy the chain hash of ${nameOf(series)}`}
          onClick={() => void copy(`${kind}:${financial_year}:${sealed}:${chain_hash}`)}
        >
          <ContentCopyIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

function Sealed({ series: { documents, sealed } }: { series: BookSeries }) {
  if (sealed === documents) return <>All</>;
  return <>{`${formatNumber(sealed)} of ${formatNumber(documents)}`}</>;
}

function SeriesTable({ series }: { series: readonly BookSeries[] }) {
  return (
    <Table aria-label="Series of numbers">
      <TableHead>
        <TableRow>
          <TableCell>Series</TableCell>
          <TableCell>First</TableCell>
          <TableCell>Last</TableCell>
          <TableCell align="right">Documents</TableCell>
          <TableCell align="right">In the hash chain</TableCell>
          <TableCell>Chain hash</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {series.map((one) => (
          <TableRow key={nameOf(one)}>
            <TableCell component="th" scope="row">
              {nameOf(one)}
            </TableCell>
            <TableCell>{one.first_number || '–'}</TableCell>
            <TableCell>{one.last_number || '–'}</TableCell>
            <TableCell align="right">{formatNumber(one.documents)}</TableCell>
            <TableCell align="right">
              <Sealed series={one} />
            </TableCell>
            <TableCell>
              <ChainHash series={one} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function SeriesCard({ series }: { series: BookSeries }) {
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography component="h2" variant="subtitle2" sx={{ mb: 1 }}>
        {nameOf(series)}
      </Typography>
      <Facts
        rows={[
          ['First', series.first_number || '–'],
          ['Last', series.last_number || '–'],
          ['Documents', formatNumber(series.documents)],
          ['In the hash chain', <Sealed key="sealed" series={series} />],
          ['Chain hash', <ChainHash key="hash" series={series} />],
        ]}
      />
    </Card>
  );
}

/** The series of numbers by financial year, newest first, with their hash chains: a table, on a phone a card each. */
export function BookSeriesTable({ series }: { series: readonly BookSeries[] }) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (isPhone) return series.map((one) => <SeriesCard key={nameOf(one)} series={one} />);
  return (
    <Card>
      <SeriesTable series={series} />
    </Card>
  );
}
