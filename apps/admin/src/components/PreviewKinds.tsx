import { Box, TablePagination, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ReactNode } from 'react';
import { PREVIEW_ROWS } from '@aabha/contracts/csv/csv.schema';
import { formatNumber } from '../data/number-format';

interface PreviewKindsProps<K extends string> {
  kinds: readonly K[];
  labels: Readonly<Record<K, string>>;
  /** The number of rows of each kind. */
  counts: Readonly<Record<K, number>>;
  kind: K;
  pageNum: number;
  onPart: (part: { kind: K; pageNum: number }) => void;
  /** The rows of the page, as list items. */
  children: ReactNode;
}

/** The rows of a preview by their effect, one kind and one page at a time. */
export function PreviewKinds<K extends string>(props: PreviewKindsProps<K>) {
  const { kinds, labels, counts, kind, pageNum, onPart, children } = props;
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Rows to show"
        value={kind}
        onChange={(_event, next: K | null) => next && onPart({ kind: next, pageNum: 1 })}
        sx={{ flexWrap: 'wrap', my: 1 }}
      >
        {kinds.map((name) => (
          <ToggleButton key={name} value={name} disabled={counts[name] === 0}>
            {labels[name]} {formatNumber(counts[name])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {counts[kind] > 0 && (
        <Box
          sx={{ maxHeight: 360, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 2 }}
          tabIndex={0}
          role="region"
          aria-label={labels[kind]}
        >
          <Box component="ul" aria-label={labels[kind]} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {children}
          </Box>
        </Box>
      )}
      {counts[kind] > PREVIEW_ROWS && (
        <TablePagination
          component="div"
          count={counts[kind]}
          page={pageNum - 1}
          rowsPerPage={PREVIEW_ROWS}
          rowsPerPageOptions={[]}
          onPageChange={(_event, page) => onPart({ kind, pageNum: page + 1 })}
          labelDisplayedRows={({ from, to, count }) =>
            `${formatNumber(from)}-${formatNumber(to)} of ${formatNumber(count)}`
          }
        />
      )}
    </>
  );
}
