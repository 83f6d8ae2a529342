import { Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { RowLink } from '../../components/RowLink';
import type { AuditRecord } from './audit-record';
import { batchAddress } from './batch-address';
import { batchText } from './batch-text';

/** Leads from an entry to all that were changed with it, unless the list shows those (docs/spec/audit.md#batches). */
export function BatchLink({ batch }: Pick<AuditRecord, 'batch'>) {
  const { filterValues } = useListContext();
  if (!batch || (filterValues as { batchId?: string }).batchId === batch._id) return null;
  return (
    <Typography component="span" variant="body2" sx={{ display: 'block' }}>
      <RowLink to={batchAddress(batch._id)}>{batchText(batch)}</RowLink>
    </Typography>
  );
}
