import { Chip } from '@mui/material';
import { matchText, type SettlementRecord } from './settlement-record';

/** Whether all lines of a settlement match and add up, in colour and as text. */
export function MatchField({ settlement }: { settlement: SettlementRecord }) {
  const { open_count: open, is_whole: isWhole, line_count: lines } = settlement;
  const color = open === 0 && isWhole && lines > 0 ? 'success' : lines === 0 ? 'default' : 'warning';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={color}
      label={matchText(settlement)}
      sx={{ fontWeight: 600 }}
    />
  );
}
