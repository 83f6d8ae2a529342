import { Button, Stack, Typography } from '@mui/material';
import { useListPaginationContext } from 'react-admin';
import { formatNumber } from '../../data/number-format';

/**
 * 'Showing X to Y of Z entries', with links to the previous and next page
 * (docs/spec/delivery.md#service-area-screen).
 */
export function EntriesPager() {
  const { page, perPage, total = 0, setPage, isLoading } = useListPaginationContext();
  if (isLoading || total === 0) return null;
  const from = (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, total);
  return (
    <Stack
      component="nav"
      aria-label="Pages"
      direction="row"
      spacing={1}
      sx={{ p: 1.5, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      useFlexGap
    >
      <Typography variant="body2" role="status">
        {from > to
          ? `There is no page ${formatNumber(page)} of ${formatNumber(total)} entries`
          : `Showing ${formatNumber(from)} to ${formatNumber(to)} of ${formatNumber(total)} entries`}
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" disabled={page <= 1} onClick={() => setPage(page - 1)}>
          Previous
        </Button>
        <Button variant="outlined" disabled={to >= total} onClick={() => setPage(page + 1)}>
          Next
        </Button>
      </Stack>
    </Stack>
  );
}
