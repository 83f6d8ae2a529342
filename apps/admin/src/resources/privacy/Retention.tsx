import {
  Alert,
  Button,
  Card,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import type { RetentionOverview } from '@aabha/contracts/privacy/retention.schema';
import { Facts } from '../../components/Facts';
import { Gate } from '../../components/Gate';
import { formatNumber } from '../../data/number-format';
import type { RetentionProvider } from './retention.data';

const deletesOf = ({ deletes, row_count }: RetentionOverview['rows'][number]) =>
  deletes ? formatNumber(row_count) : 'Never';

/** On phones: a card for each kind of data. */
function RetentionCards({ rows }: RetentionOverview) {
  return rows.map((row) => (
    <Card key={row.name} component="section" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 0.5 }}>
        {row.what}
      </Typography>
      <Facts
        rows={[
          ['Kept for', row.kept_for],
          ['Why', row.why],
          ...(row.law ? ([['Law', row.law]] as const) : []),
          ['Next run deletes', deletesOf(row)],
        ]}
      />
    </Card>
  ));
}

function RetentionTable({ rows }: RetentionOverview) {
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>What</TableCell>
            <TableCell>Kept for</TableCell>
            <TableCell>Why</TableCell>
            <TableCell align="right">Next run deletes</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.name}>
              <TableCell>{row.what}</TableCell>
              <TableCell>{row.kept_for}</TableCell>
              <TableCell>
                {row.why}
                {row.law && (
                  <Typography variant="body2" color="textSecondary">
                    {row.law}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right">{deletesOf(row)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

/** What is deleted when and why, with the rows that the next run deletes; SuperAdmin only (docs/spec/privacy.md#retention). */
export function Retention() {
  const dataProvider = useDataProvider<RetentionProvider>();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const Rows = isPhone ? RetentionCards : RetentionTable;
  const { data, isError, refetch } = useQuery({
    queryKey: ['retention'],
    queryFn: () => dataProvider.getRetention().then((result) => result.data),
  });
  return (
    <Gate resource="retention">
      <Title title="Retention" />
      <Stack spacing={2}>
        {isError && (
          <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            Could not load the retention.
          </Alert>
        )}
        {data ? <Rows {...data} /> : !isError && <Skeleton variant="rounded" height={400} />}
      </Stack>
    </Gate>
  );
}
