import { type ReactNode, useState } from 'react';
import { ListContextProvider, useListContext, type ListControllerResult } from 'react-admin';
import { useDialogOpen } from './dialog-open';

const SHOWN = ['data', 'total', 'error', 'isPending', 'isPaused', 'isPlaceholderData'] as const;
type Shown = Pick<ListControllerResult, (typeof SHOWN)[number]>;

/**
 * Freezes the rows of a list while a dialog is open, and shows the newer rows after it closes. The dialog of
 * a row unmounts with its row, so a delayed search or a late response would discard what is typed in it.
 */
export function FrozenRows({ children }: { children: ReactNode }) {
  const list = useListContext();
  const { data, total, error, isPending, isPaused, isPlaceholderData } = list;
  const now = { data, total, error, isPending, isPaused, isPlaceholderData } as Shown;
  const isHeld = useDialogOpen();
  const [kept, setKept] = useState(now);
  if (!isHeld && SHOWN.some((part) => kept[part] !== now[part])) setKept(now);
  return (
    <ListContextProvider value={isHeld ? ({ ...list, ...kept } as ListControllerResult) : list}>
      {children}
    </ListContextProvider>
  );
}
