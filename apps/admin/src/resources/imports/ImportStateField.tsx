import { formatDay } from '@aabha/contracts/time/india-time';
import { formatNumber } from '../../data/number-format';
import type { ImportRow } from './imports.data';

/** Shows until when an import can be undone, or who undid it and what stayed. */
export function ImportStateField({ row }: { row: ImportRow }) {
  if (row.undone_at === undefined) return <>Can be undone until {formatDay(row.undoable_until)}</>;
  const stayed = row.keptCount ? `, ${formatNumber(row.keptCount)} stayed` : '';
  return (
    <>
      Undone by {row.undoneBy?.name ?? 'staff'} on {formatDay(row.undone_at)}
      {stayed}
    </>
  );
}
