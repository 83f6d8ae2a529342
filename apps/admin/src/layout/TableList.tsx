import { useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { List, type ListProps } from 'react-admin';
import { Gate } from './Gate';
import { ListFailed } from './ListFailed';
import { ListPager } from './ListPager';

interface TableListProps extends Pick<ListProps, 'title' | 'filters' | 'filterDefaultValues' | 'sort'> {
  /** Whose gate it stands behind; its records are those of the route. */
  resource: string;
  /** What is said when it could not be loaded. */
  failed: string;
  perPage: number;
  /** What staff can do besides reading it, beside the filters. */
  actions?: ListProps['actions'];
  /** In the place of the usual pager, with the choice of 50 and 100 a page. */
  pager?: ListProps['pagination'];
  /** What else narrows it, above the records. */
  above?: ReactNode;
  table: ReactNode;
  /** In the place of the table on a phone. */
  rows: ReactNode;
}

/** A list that is a table, and rows on a phone: staff narrow it and turn its pages. */
export function TableList({
  resource,
  failed,
  perPage,
  actions = false,
  pager = <ListPager sizes={[perPage, 50, 100]} />,
  above,
  table,
  rows,
  ...list
}: TableListProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Gate resource={resource}>
      <List
        {...list}
        perPage={perPage}
        pagination={pager}
        actions={actions}
        exporter={false}
        empty={false}
        error={<ListFailed text={failed} />}
      >
        {above}
        {isPhone ? rows : table}
      </List>
    </Gate>
  );
}
