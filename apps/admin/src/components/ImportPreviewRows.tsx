import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  IMPORT_KINDS,
  type ImportChange,
  type ImportKind,
  type ImportPreview,
} from '@aabha/contracts/csv/csv.schema';
import type { PreviewPart } from '../data/csv-form';
import { formatNumber } from '../data/number-format';
import { PreviewKinds } from './PreviewKinds';

const LABEL = {
  error: 'Errors',
  update: 'Changed',
  create: 'New',
  unchanged: 'Unchanged',
} as const satisfies Record<ImportKind, string>;

const countsOf = (preview: ImportPreview) => ({
  error: preview.errorCount,
  update: preview.updateCount,
  create: preview.createCount,
  unchanged: preview.unchangedCount,
});

/** Shows the values of a new row, or the changes of an existing one. */
function Fields({ change }: { change: ImportChange }) {
  return change.fields.map(({ field, before, after }) => (
    <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {field}:{' '}
      {change.kind === 'update' && (
        <>
          <del>{before || 'empty'}</del> →{' '}
        </>
      )}
      <ins style={{ textDecoration: 'none', fontWeight: 600 }}>{after || 'empty'}</ins>
    </Typography>
  ));
}

/** One line of the file: its number beside its text, which wraps on a phone. */
function Row({ line, children }: { line: number; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ flexShrink: 0, minWidth: 64, fontVariantNumeric: 'tabular-nums' }}
      >
        Line {formatNumber(line)}
      </Typography>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  );
}

/** The rows of a file by their effect, one kind and one page at a time. */
export function ImportPreviewRows({
  preview,
  onPart,
}: {
  preview: ImportPreview;
  onPart: (part: PreviewPart) => void;
}) {
  const { kind, pageNum, errors, changes } = preview;
  return (
    <PreviewKinds
      kinds={IMPORT_KINDS}
      labels={LABEL}
      counts={countsOf(preview)}
      kind={kind}
      pageNum={pageNum}
      onPart={onPart}
    >
      {errors.map(({ line, field, message }, index) => (
        <Row key={index} line={line}>
          <Typography variant="body2">
            {field && <strong>{field}: </strong>}
            {message}
          </Typography>
        </Row>
      ))}
      {changes.map((change) => (
        <Row key={change.line} line={change.line}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {change.label}
          </Typography>
          <Fields change={change} />
        </Row>
      ))}
    </PreviewKinds>
  );
}
