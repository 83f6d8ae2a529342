import {
  Alert,
  Box,
  Button,
  MenuItem,
  Skeleton,
  TablePagination,
  TextField,
  Typography,
} from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { SETTLEMENT_LINE_STATES } from '@aabha/contracts/settlements/settlements.values';
import { LINE_STATE_LABELS } from './settlement-record';
import type { SettlementProvider } from './settlements.data';
import { SettlementLineTable } from './SettlementLineTable';

/** Returns the page and the filter of the lines, which the address has. */
function useLineChoice() {
  const [params, setParams] = useSearchParams();
  const state = SETTLEMENT_LINE_STATES.find((known) => known === params.get('lines'));
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1);
  const change = (name: string, value: string | undefined) =>
    setParams((before) => {
      if (name === 'lines') before.delete('page');
      if (value === undefined) before.delete(name);
      else before.set(name, value);
      return before;
    });
  return { state, page, change };
}

/** The lines of a settlement, those that do not match first, page by page. */
export function SettlementLines({ id }: { id: string }) {
  const { state, page, change } = useLineChoice();
  const dataProvider = useDataProvider<SettlementProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['settlement-lines', id, page, state],
    queryFn: () => dataProvider.listSettlementLines(id, page, state).then((result) => result.data),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <TextField
        select
        size="small"
        label="State"
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        value={state ?? ''}
        onChange={({ target }) => change('lines', target.value === '' ? undefined : target.value)}
        sx={{ minWidth: 180, mb: 1 }}
      >
        <MenuItem value="">All</MenuItem>
        {SETTLEMENT_LINE_STATES.map((known) => (
          <MenuItem key={known} value={known}>
            {LINE_STATE_LABELS[known]}
          </MenuItem>
        ))}
      </TextField>
      {isError && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          Could not load the lines.
        </Alert>
      )}
      {!data && !isError && <Skeleton variant="rounded" height={160} />}
      {data?.lineCount === 0 && <Typography variant="body2">No lines</Typography>}
      {data && data.lineCount > 0 && (
        <Box>
          <SettlementLineTable lines={data.lineList} />
          <TablePagination
            component="div"
            count={data.lineCount}
            page={Math.min(page, Math.ceil(data.lineCount / STAFF_PAGE_SIZES.failures)) - 1}
            rowsPerPage={STAFF_PAGE_SIZES.failures}
            rowsPerPageOptions={[]}
            onPageChange={(_event, next) => change('page', String(next + 1))}
          />
        </Box>
      )}
    </>
  );
}
