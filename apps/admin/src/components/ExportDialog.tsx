import { Box, LinearProgress, Typography } from '@mui/material';
import { exportCsv, type ExportedList, type ExportProgress } from '../data/csv-export';
import { formatCount, formatNumber } from '../data/number-format';
import { SaveFileDialog } from './SaveFileDialog';

/** What a row of an exported list is called. */
interface RowNames {
  one: string;
  many: string;
}

interface ExportDialogProps {
  list: ExportedList;
  filters: object;
  onClose: () => void;
}

/** Names that are no plural with an s. */
const NAMES: Partial<Record<ExportedList, RowNames>> = {
  'api-keys': { one: 'API key', many: 'API keys' },
  'audit-anchors': { one: 'anchor', many: 'anchors' },
  'audit-log': { one: 'change', many: 'changes' },
  'center-days': { one: 'day', many: 'days' },
  deliveries: { one: 'delivery', many: 'deliveries' },
  reorder: { one: 'television', many: 'televisions' },
  'stock-moves': { one: 'movement', many: 'movements' },
};

const spelled = (list: ExportedList) => list.replaceAll('-', ' ');

function namesOf(list: ExportedList): RowNames {
  if (list === 'gst-returns') return { one: 'document', many: 'documents' };
  if (list.endsWith('-report')) return { one: 'row', many: 'rows' };
  return NAMES[list] ?? { one: spelled(list).slice(0, -1), many: spelled(list) };
}

const countOf = (rows: number, { one, many }: RowNames) => formatCount(rows, one, many);

/** For screen readers only. */
const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};
/** An announcement of each row would never end. */
const ANNOUNCEMENTS = 4;

/** Returns the announced progress, which changes a few times in an export. */
function announcementOf(names: RowNames, { rows, total }: ExportProgress): string {
  const share = total > 0 ? Math.floor((rows / total) * ANNOUNCEMENTS) / ANNOUNCEMENTS : 0;
  return `Exporting ${countOf(total, names)}, ${share * 100}% done`;
}

function Progress({ names, progress }: { names: RowNames; progress: ExportProgress | undefined }) {
  const { rows = 0, total = 0 } = progress ?? {};
  const text = progress
    ? `${formatNumber(rows)} of ${countOf(total, names)}`
    : `Preparing the ${names.many}...`;
  return (
    <>
      <Typography sx={{ mb: 1 }} aria-hidden>
        {text}
      </Typography>
      <Box role="status" sx={HIDDEN}>
        {progress ? announcementOf(names, progress) : text}
      </Box>
      <LinearProgress
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? (rows / total) * 100 : 0}
        aria-label={`Exporting ${names.many}`}
        aria-valuetext={text}
      />
    </>
  );
}

/** Exports a list to a CSV file: shows the progress, can be aborted, and reports a failure. */
export function ExportDialog({ list, filters, onClose }: ExportDialogProps) {
  const names = namesOf(list);
  return (
    <SaveFileDialog<ExportProgress>
      title={`Export ${names.many}`}
      make={async (options) => {
        const { rows, ...file } = await exportCsv(list, filters, options);
        return { ...file, saved: `${countOf(rows, names)} exported.` };
      }}
      renderProgress={(progress) => <Progress names={names} progress={progress} />}
      onClose={onClose}
    />
  );
}
