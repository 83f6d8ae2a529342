import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetList, type RaRecord } from 'react-admin';
import { Facts } from './Facts';

const SHOWN = 5;

interface LatestRowsProps<R extends RaRecord> {
  id: string;
  title: string;
  /** The list whose first rows of a television are shown. */
  resource: string;
  productId: string;
  /** Returns a row as a term and its value. */
  rowOf: (record: R) => readonly [string, string];
  /** Links to the whole list. */
  children: ReactNode;
}

/** The latest rows of a list about one television, with the way to all of them. */
export function LatestRows<R extends RaRecord>(props: LatestRowsProps<R>) {
  const { id, title, resource, productId, rowOf, children } = props;
  const { data, error } = useGetList<R>(
    resource,
    { pagination: { page: 1, perPage: SHOWN }, filter: { product: productId } },
    { retry: false },
  );
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2 }}>
      <Typography id={id} variant="h6" component="h3">
        {title}
      </Typography>
      {error && (
        <Typography role="alert" variant="body2" color="error">
          {error.message}
        </Typography>
      )}
      {data && <Facts rows={data.map(rowOf)} />}
      {children}
    </Box>
  );
}
