import { Card } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, ListView, Loading, type ListBaseProps, type ListViewProps } from 'react-admin';
import { FrozenRows } from './FrozenRows';
import { ListFailed } from './ListFailed';
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
          <TableFit>{children}</TableFit>
        </ListView>
      </FrozenRows>
    </ListBase>
  );
}
