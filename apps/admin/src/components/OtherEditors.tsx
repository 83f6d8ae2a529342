import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EDITING_EVERY_MS } from '@aabha/contracts/live/live.values';
import { editRecord, stopEditing } from '../data/record-editors';

const names = new Intl.ListFormat('en-IN');

/** Names who else has a record open to edit it, and tells them the same (docs/spec/back-office.md#who-else-is-editing). */
export function OtherEditors({ resource, record }: { resource: string; record: string }) {
  const { data: editors = [] } = useQuery({
    queryKey: ['record-editors', resource, record],
    queryFn: () => editRecord({ resource, record }),
    refetchInterval: EDITING_EVERY_MS,
    gcTime: 0,
    retry: false,
    meta: { live: ['editing'] },
  });
  useEffect(() => () => stopEditing({ resource, record }), [resource, record]);
  return (
    <div role="status">
      {editors.length > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {names.format(editors.map(({ name }) => name))} {editors.length === 1 ? 'has' : 'have'} this open,
          too.
        </Alert>
      )}
    </div>
  );
}
