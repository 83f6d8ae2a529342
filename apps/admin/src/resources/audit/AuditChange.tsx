import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { diffAudit } from './audit-diff';
import type { AuditRecord } from './audit-record';

/** The changed fields of an audit entry (docs/spec/audit.md#entries). */
export function AuditChange() {
  const entry = useRecordContext<AuditRecord>();
  if (!entry) return null;
  const sx = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', verticalAlign: 'top' };
  return (
    <Table aria-label="What changed" sx={{ maxWidth: 900 }}>
      <TableHead>
        <TableRow>
          <TableCell>Field</TableCell>
          <TableCell>Before</TableCell>
          <TableCell>After</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {diffAudit(entry.entity, entry.before, entry.after).map(({ field, before, after }) => (
          <TableRow key={field}>
            <TableCell sx={sx}>{field}</TableCell>
            <TableCell sx={{ ...sx, color: 'text.secondary' }}>{before || '(empty)'}</TableCell>
            <TableCell sx={sx}>{after || '(empty)'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
