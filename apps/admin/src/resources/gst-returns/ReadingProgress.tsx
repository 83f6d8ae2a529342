import { LinearProgress, Typography } from '@mui/material';
import type { DocumentProgress } from '@aabha/contracts/wire/progress-lines';
import { formatCount, formatNumber } from '../../data/number-format';

/** How many documents of a month were read; undefined before they are counted. */
export function ReadingProgress({ progress }: { progress: DocumentProgress | undefined }) {
  const { checked = 0, documents = 0 } = progress ?? {};
  const text =
    documents === 0
      ? 'Reading the documents of the month...'
      : `${formatNumber(checked)} of ${formatCount(documents, 'document', 'documents')} read`;
  return (
    <>
      <Typography role="status">{text}</Typography>
      <LinearProgress
        aria-label="Reading documents"
        variant={documents === 0 ? 'indeterminate' : 'determinate'}
        value={documents === 0 ? undefined : Math.floor((100 * checked) / documents)}
      />
    </>
  );
}
