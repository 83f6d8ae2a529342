import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify } from 'react-admin';
import { PAPERS_MAX } from '@aabha/contracts/shipments/shipments.values';
import { listIdsToPack } from './dispatch.data';

/** Selects the orders of the list on all pages, as many as one file of papers takes. */
export function SelectAllButton() {
  const { filterValues, onSelect, total = 0 } = useListContext();
  const notify = useNotify();
  const selecting = useMutation({
    mutationFn: () => listIdsToPack(filterValues as Record<string, unknown>),
    onSuccess: (ids) => onSelect(ids),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  if (total === 0) return null;
  return (
    <Button variant="outlined" disabled={selecting.isPending} onClick={() => selecting.mutate()}>
      {total > PAPERS_MAX ? `Select the first ${PAPERS_MAX}` : `Select all ${total}`}
    </Button>
  );
}
