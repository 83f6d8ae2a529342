import { Alert, Box, Button, LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { PRODUCTS, type WholeProduct } from '../../data/products';

/** Reads one television afresh: an edit that begins on an old one would only be refused. */
export function ProductLoader({
  id,
  children,
}: {
  id: string;
  children: (product: WholeProduct) => ReactNode;
}) {
  const { data, error, isFetchedAfterMount, refetch } = useGetOne<WholeProduct>(
    PRODUCTS,
    { id },
    { retry: false },
  );
  if (error)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        {error.message}
      </Alert>
    );
  if (!data || !isFetchedAfterMount)
    return (
      <Box sx={{ minHeight: 240 }}>
        <LinearProgress aria-label="Loading" />
      </Box>
    );
  return <>{children(data)}</>;
}
