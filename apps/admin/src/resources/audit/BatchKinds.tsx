import { Typography } from '@mui/material';
import { formatCount } from '../../data/number-format';
import type { AuditRecord } from './audit-record';
import { kindText } from './batch-text';

const SHOWN_KINDS = 3;

/** What a batch consists of, the most frequent kind first. */
export function BatchKinds({ batch: { kinds } }: { batch: NonNullable<AuditRecord['batch']> }) {
  const more = kinds.length - SHOWN_KINDS;
  return (
    <>
      {kinds.slice(0, SHOWN_KINDS).map((kind) => (
        <Typography
          key={`${kind.action} ${kind.entity}`}
          component="strong"
          variant="body2"
          sx={{ display: 'block', fontWeight: 'bold' }}
        >
          {kindText(kind)}
        </Typography>
      ))}
      {more > 0 && `and ${formatCount(more, 'other kind', 'other kinds')}`}
    </>
  );
}
