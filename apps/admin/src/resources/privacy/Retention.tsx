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
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import type { RetentionOverview } from '@aabha/contracts/privacy/retention.schema';
import { Gate } from '../../components/Gate';
import { formatNumber } from '../../data/number-format';
import type { RetentionProvider } from './retention.data';

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
          {rows.map(({ name, what, kept_for, why, law, deletes, row_count }) => (
            <TableRow key={name}>
              <TableCell>{what}</TableCell>
              <TableCell>{kept_for}</TableCell>
              <TableCell>
                {why}
                {law && (
                  <Typography variant="body2" color="textSecondary">
                    {law}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right">{deletes ? formatNumber(row_count) : 'Never'}</TableCell>
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
        {data ? <RetentionTable {...data} /> : !isError && <Skeleton variant="rounded" height={400} />}
      </Stack>
    </Gate>
  );
}
