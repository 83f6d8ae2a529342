import { type ReactNode, useState } from 'react';
import { ListContextProvider, useListContext, type ListControllerResult } from 'react-admin';
import { useDialogOpen } from './dialog-open';

const SHOWN = ['data', 'total', 'error', 'isPending', 'isPaused', 'isPlaceholderData'] as const;
type Shown = Pick<ListControllerResult, (typeof SHOWN)[number]>;

/**
 * Keeps a list under an open dialog as it was when the dialog opened, and shows what came in since once it has closed.
 * The dialog of a row lives and dies with its row: a search that comes to rest after the row was opened, or an answer
 * that was on its way, would take away what is typed in it.
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
