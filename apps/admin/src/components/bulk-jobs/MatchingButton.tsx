import MatchingIcon from '@mui/icons-material/LibraryAddCheckOutlined';
import { Button } from '@mui/material';
import { Suspense, useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useListTotal } from '../lists/use-list-total';

interface MatchingButtonProps {
  /** What is done, before the number: `Update` in 'Update all 2,318 that match'. */
  act: string;
  /** The dialog with the filters that the list has now. */
  dialog: (filter: Readonly<Record<string, unknown>>, close: () => void) => ReactNode;
}

/** Offers an act on all records of the filter once the whole page is selected and there are more. */
export function MatchingButton({ act, dialog }: MatchingButtonProps) {
  const { data = [], total = 0, selectedIds, filterValues } = useListContext();
  const count = useListTotal();
  const [filter, setFilter] = useState<Readonly<Record<string, unknown>>>();
  const isPageSelected = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  if (!filter && (!isPageSelected || total <= data.length)) return null;
  return (
    <>
      <Button
        startIcon={<MatchingIcon />}
        onClick={() => setFilter(filterValues as Readonly<Record<string, unknown>>)}
      >
        {act} all {count} that match
      </Button>
      {filter && <Suspense>{dialog(filter, () => setFilter(undefined))}</Suspense>}
    </>
  );
}
