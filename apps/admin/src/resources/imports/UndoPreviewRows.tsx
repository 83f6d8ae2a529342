import { Box, TablePagination, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { PREVIEW_ROWS } from '@aabha/contracts/csv/csv.schema';
import type { UndoPreview } from '@aabha/contracts/imports/imports.schema';
import { UNDO_KINDS, type UndoKind } from '@aabha/contracts/imports/imports.values';
import { formatNumber } from '../../data/number-format';
import { UNDO_LABELS } from './import-labels';
import type { UndoPart } from './imports.data';

function Row({ label, fields, kept }: UndoPreview['rows'][number]) {
  return (
    <Box
      component="li"
      sx={{ px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {fields.map(({ field, before, after }) => (
        <Typography key={field} variant="body2">
          {field}: <del>{before || 'empty'}</del> →{' '}
          <ins style={{ textDecoration: 'none', fontWeight: 600 }}>{after || 'empty'}</ins>
        </Typography>
      ))}
      {kept.map(({ field, reason }) => (
        <Typography key={field} variant="body2" color="warning.main">
          {field === '' ? reason : `${field} stays: ${reason}`}
        </Typography>
      ))}
    </Box>
  );
}

/** The rows of an import by what an undo does with them, one kind and one page at a time. */
export function UndoPreviewRows({
  preview,
  onPart,
}: {
  preview: UndoPreview;
  onPart: (part: UndoPart) => void;
}) {
  const { kind, pageNum, rows } = preview;
  const counts = { keep: preview.keepCount, restore: preview.restoreCount, remove: preview.removeCount };
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Rows to show"
        value={kind}
        onChange={(_event, next: UndoKind | null) => next && onPart({ kind: next, pageNum: 1 })}
        sx={{ flexWrap: 'wrap', my: 1 }}
      >
        {UNDO_KINDS.map((name) => (
          <ToggleButton key={name} value={name} disabled={counts[name] === 0}>
            {UNDO_LABELS[name]} {formatNumber(counts[name])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {rows.length > 0 && (
        <Box
          sx={{ maxHeight: 360, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 2 }}
          tabIndex={0}
          role="region"
          aria-label={UNDO_LABELS[kind]}
        >
          <Box component="ul" aria-label={UNDO_LABELS[kind]} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((row) => (
              <Row key={row.recordId} {...row} />
            ))}
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
