import { Chip } from '@mui/material';
import type { ReorderRow } from '@aabha/contracts/stock/reorder.schema';
import { coverText } from './reorder-texts';

/** How long the free units last, marked where they are sold out before more arrives. */
export function CoverField({ row }: { row: Pick<ReorderRow, 'cover_days' | 'free' | 'runs_out'> }) {
  const text = coverText(row);
  if (!row.runs_out) return <>{text}</>;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={row.free === 0 ? 'error' : 'warning'}
      label={row.free === 0 ? text : `${text}, too short`}
      sx={{ fontWeight: 600 }}
    />
  );
}
