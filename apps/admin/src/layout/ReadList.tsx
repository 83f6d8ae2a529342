import { useMediaQuery, type Theme } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { List, Pagination, type SortPayload } from 'react-admin';
import { Gate } from './Gate';
import { ListFailed } from './ListFailed';

interface ReadListProps {
  /** Whose gate it stands behind; its records are those of the route. */
  resource: string;
  title: string;
  /** What is said when it could not be loaded. */
  failed: string;
  perPage: number;
  filters: ReactElement[];
  sort?: SortPayload;
  /** What else narrows it, above the records. */
  above?: ReactNode;
  table: ReactNode;
  /** In the place of the table on a phone. */
  rows: ReactNode;
}

/** A list of what came in or happened: staff read it, narrow it and turn its pages; nothing is added to it by hand. */
export function ReadList({
  resource,
  title,
  failed,
  perPage,
  filters,
  sort,
  above,
  table,
  rows,
}: ReadListProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Gate resource={resource}>
      <List
        title={title}
        filters={filters}
        sort={sort}
        perPage={perPage}
        pagination={<Pagination rowsPerPageOptions={[perPage, 50, 100]} />}
        actions={false}
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
