import { Alert, Box, Typography } from '@mui/material';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { BulkPreview } from '../../data/bulk-jobs';
import { formatCount, formatNumber } from '../../data/number-format';

interface BulkJobPreviewProps {
  preview: BulkPreview;
  one: string;
  many: string;
}

/** What a job would do: how many records, what goes back to customers, and some examples. */
export function BulkJobPreview({ preview, one, many }: BulkJobPreviewProps) {
  const { match_count: matches, change_count: changes, problem_count: problems, refund, examples } = preview;
  const { kept_names: keptNames } = preview;
  const staying = matches - changes;
  return (
    <>
      <Alert severity="info">
        {formatCount(changes, one, many)} will be changed
        {staying > 0 && `; ${formatNumber(staying)} ${staying === 1 ? 'stays as it is' : 'stay as they are'}`}
        . Records that match later are not changed.
      </Alert>
      {problems > 0 && (
        <Alert severity="warning">
          {formatCount(problems, one, many)} cannot be changed so. The job skips them and names them in its
          result.
        </Alert>
      )}
      {keptNames > 0 && (
        <Alert severity="warning">
          {formatCount(keptNames, 'name stays as it is', 'names stay as they are')} written, because another
          specification of the same product has the standard name.
        </Alert>
      )}
      {refund > 0 && (
        <Alert severity="warning">
          {formatRupees(refund)} goes back to {formatCount(preview.refund_count, 'customer', 'customers')}.
          This cannot be undone.
        </Alert>
      )}
      {examples.length > 0 && (
        <Box
          component="ul"
          aria-label="Examples"
          tabIndex={0}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            maxHeight: 220,
            overflow: 'auto',
            border: 1,
            borderColor: 'divider',
          }}
        >
          {examples.map(({ _id, label, text }) => (
            <Box component="li" key={_id} sx={{ px: 1.5, py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {label}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
