import { useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Gate } from './Gate';
import { ListPager } from './ListPager';
import { ScreenList, type ScreenListProps } from './ScreenList';

interface TableListProps extends Omit<ScreenListProps, 'resource' | 'perPage' | 'pager' | 'children'> {
  /** Whose gate it stands behind; its records are those of the route. */
  resource: string;
  perPage: number;
  /** In the place of the usual pager, with the choice of 50 and 100 a page. */
  pager?: ReactNode;
  /** What else narrows it, above the records. */
  above?: ReactNode;
  table: ReactNode;
  /** In the place of the table on a phone. */
  rows: ReactNode;
}

/** A list that is a table, and rows on a phone: staff narrow it and turn its pages. */
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
