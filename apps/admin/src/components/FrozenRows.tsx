import { type ReactNode, useState } from 'react';
import { ListContextProvider, useListContext, type ListControllerResult } from 'react-admin';
import { useDialogOpen } from './dialog-open';

const SHOWN = ['data', 'total', 'meta', 'error', 'isPending', 'isPaused', 'isPlaceholderData'] as const;
type Shown = Pick<ListControllerResult, (typeof SHOWN)[number]>;

/**
 * Freezes the rows of a list while a dialog is open, and shows the newer rows after it closes. The dialog of
 * a row unmounts with its row, so a delayed search or a late response would discard what is typed in it.
 */
export function FrozenRows({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { data, total, meta, error, isPending, isPaused, isPlaceholderData } = list;
  const now = { data, total, meta, error, isPending, isPaused, isPlaceholderData } as Shown;
  const isFrozen = useDialogOpen();
  const [frozen, setFrozen] = useState(now);
  if (!isFrozen && SHOWN.some((part) => frozen[part] !== now[part])) setFrozen(now);
  return (
    <ListContextProvider value={isFrozen ? ({ ...list, ...frozen } as ListControllerResult) : list}>
      {children}
    </ListContextProvider>
  );
}
