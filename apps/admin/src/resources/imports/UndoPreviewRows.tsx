import { Box, Typography } from '@mui/material';
import type { UndoPreview } from '@aabha/contracts/imports/imports.schema';
import { UNDO_KINDS } from '@aabha/contracts/imports/imports.values';
import { PreviewKinds } from '../../components/PreviewKinds';
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
  const { kind, pageNum, rows, keepCount, restoreCount, removeCount } = preview;
  return (
    <PreviewKinds
      kinds={UNDO_KINDS}
      labels={UNDO_LABELS}
      counts={{ keep: keepCount, restore: restoreCount, remove: removeCount }}
      kind={kind}
      pageNum={pageNum}
      onPart={onPart}
    >
      {rows.map((row) => (
        <Row key={row.recordId} {...row} />
      ))}
    </PreviewKinds>
  );
}
