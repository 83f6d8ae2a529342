import { useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Gate } from './Gate';
import { ListPager } from './ListPager';
import { ScreenList, type ScreenListProps } from './ScreenList';

interface TableListProps extends Omit<ScreenListProps, 'resource' | 'perPage' | 'pager' | 'children'> {
  /** The resource whose access rule applies; records are those of the route. */
  resource: string;
  perPage: number;
  /** Replaces the usual pager, with page sizes 50 and 100. */
  pager?: ReactNode;
  /** Further filters above the records. */
  above?: ReactNode;
  table: ReactNode;
  /** Replaces the table on a phone. */
  rows: ReactNode;
}

/** A list as a table, as rows on a phone, with filters and a pager. */
export function TableList({
  resource,
  perPage,
  pager = <ListPager sizes={[perPage, 50, 100]} />,
  above,
  table,
  rows,
  ...list
}: TableListProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Gate resource={resource}>
      <ScreenList {...list} perPage={perPage} pager={pager}>
        {above}
        {isPhone ? rows : table}
      </ScreenList>
    </Gate>
  );
}
