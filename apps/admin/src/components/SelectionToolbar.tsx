import { GlobalStyles } from '@mui/material';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, useListContext } from 'react-admin';

/**
 * The bulk actions of the selected rows. Not rendered without a selection: react-admin only collapses it, and
 * the keyboard would still reach its hidden buttons.
 */
export function SelectionToolbar({ children }: { children: ReactNode }) {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <>
      {/* Space to scroll the last row and the pager above the toolbar. */}
      <GlobalStyles styles={{ '#main-content': { paddingBottom: 112 } }} />
      <BulkActionsToolbar selectAllButton={false}>{children}</BulkActionsToolbar>
    </>
  );
}
