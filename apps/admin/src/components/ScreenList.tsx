import { Box, Card } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { ListBase, ListView, Loading, type ListBaseProps, type ListViewProps } from 'react-admin';
import { FrozenRows } from './FrozenRows';
import { ListFailed } from './ListFailed';
import { ListToolsSlot } from './lists/list-tools-slot';
import { TableFit } from './TableFit';

export interface ScreenListProps
  extends
    Pick<ListBaseProps, 'resource' | 'sort' | 'perPage' | 'filterDefaultValues' | 'disableAuthentication'>,
    Pick<ListViewProps, 'title' | 'filters' | 'actions' | 'component'> {
  pager: ReactNode;
  /** The message of the error state. */
  failed: string;
  children: ReactNode;
}

/** The list of a screen: filters and page come from the address, and rows are frozen under an open dialog. */
export function ScreenList({
  pager,
  failed,
  children,
  title,
  filters,
  actions = false,
  component = Card,
  ...list
}: ScreenListProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <ListBase {...list} exporter={false} authLoading={<Loading />} offline={false}>
      <FrozenRows>
        <ListView
          title={title}
          filters={filters}
          actions={actions}
          component={component}
          pagination={pager}
          empty={false}
          error={<ListFailed text={failed} />}
        >
          <Box
            ref={setSlot}
            sx={{
              display: 'flex',
              justifyContent: 'flex-end',
              px: 1,
              pt: 0.5,
              '&:empty': { display: 'none' },
            }}
          />
          <ListToolsSlot value={slot}>
            <TableFit>{children}</TableFit>
          </ListToolsSlot>
        </ListView>
      </FrozenRows>
    </ListBase>
  );
}
