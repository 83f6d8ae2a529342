import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../data/data-provider';
import { PRODUCTS, type WholeProduct } from '../../data/products';

/**
 * Reads one television afresh: an edit that begins on an old one would only be refused. It is kept apart from what
 * react-admin keeps of one record, where each list that comes in puts its rows, which have only part of a television.
 */
export function ProductLoader({
  id,
  children,
}: {
  id: string;
  children: (product: WholeProduct) => ReactNode;
}) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: [PRODUCTS, 'whole', id],
    queryFn: async () => (await dataProvider.getOne<WholeProduct>(PRODUCTS, { id })).data,
    retry: false,
  });
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
