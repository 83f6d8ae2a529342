import { GlobalStyles } from '@mui/material';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, useListContext } from 'react-admin';

/**
 * What can be done with the ticked rows. Without any it is not there at all: react-admin only folds it away, and the
 * keyboard would still stop at every hidden button.
 */
export function SelectionToolbar({ children }: { children: ReactNode }) {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <>
      {/* Room to scroll the last row and the pager out from under it. */}
      <GlobalStyles styles={{ '#main-content': { paddingBottom: 112 } }} />
      <BulkActionsToolbar selectAllButton={false}>{children}</BulkActionsToolbar>
    </>
  );
}
