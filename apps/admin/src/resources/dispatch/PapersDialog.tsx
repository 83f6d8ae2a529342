import { LinearProgress, Typography } from '@mui/material';
import type { PaperKind } from '@aabha/contracts/shipments/shipments.values';
import { SaveFileDialog } from '../../components/SaveFileDialog';
import { formatCount, formatNumber } from '../../data/number-format';
import { printPapers, type PaperProgress } from './print-papers';

/** What staff call the papers. */
export const PAPER_NAMES: Readonly<Record<PaperKind, string>> = {
  'pick-list': 'Pick list',
  'packing-slips': 'Packing slips',
  labels: 'Labels',
  invoices: 'Invoices',
};

interface PapersDialogProps {
  kind: PaperKind;
  orderIds: readonly string[];
  onClose: () => void;
}

function Progress({ kind, progress }: { kind: PaperKind; progress: PaperProgress | undefined }) {
  const { pages = 0, total = 0 } = progress ?? {};
  const drawn = Math.min(pages, total);
  const text = progress ? `${formatNumber(drawn)} of ${formatNumber(total)}` : 'Reading the orders...';
  return (
    <>
      <Typography sx={{ mb: 1 }}>{text}</Typography>
      <LinearProgress
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? (drawn / total) * 100 : 0}
        aria-label={PAPER_NAMES[kind]}
        aria-valuetext={text}
      />
    </>
  );
}

/** Draws papers into one PDF and saves it: shows the progress, can be stopped, and reports a failure. */
export function PapersDialog({ kind, orderIds, onClose }: PapersDialogProps) {
  return (
    <SaveFileDialog<PaperProgress>
      title={`${PAPER_NAMES[kind]} of ${formatCount(orderIds.length, 'order', 'orders')}`}
      make={async (options) => {
        const { pages, ...file } = await printPapers({ kind, order_ids: orderIds }, options);
        return { ...file, saved: `${PAPER_NAMES[kind]} saved: ${formatCount(pages, 'page', 'pages')}.` };
      }}
      renderProgress={(progress) => <Progress kind={kind} progress={progress} />}
      onClose={onClose}
    />
  );
}
