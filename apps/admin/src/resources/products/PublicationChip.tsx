import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import { Chip } from '@mui/material';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { ProductRecord, WholeProduct } from './products.data';

/** Marks a television that is not published; nothing for others. */
export function PublicationChip({ product }: { product: ProductRecord | WholeProduct }) {
  const { state, publish_at: at } = product;
  if (state === 'published') return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={state === 'scheduled' ? 'info' : 'default'}
      icon={state === 'scheduled' ? <ScheduleIcon /> : <DraftIcon />}
      label={at === null ? 'Draft' : `Published on ${formatDateTime(at)}`}
      sx={{ mt: 0.5, maxWidth: '100%' }}
    />
  );
}
