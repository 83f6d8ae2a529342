import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { type ProductProvider, PRODUCTS, type WholeProduct } from './products.data';

/**
 * Loads the current version of a television: an edit based on an old one would be refused. It uses its own
 * query, since react-admin fills its cache of single records with list rows, which contain only part of a
 * television. Once it is shown it stays when a later refetch fails, and with it what was typed.
 */
export function ProductLoader({
  id,
  children,
}: {
  id: string;
  children: (product: WholeProduct) => ReactNode;
}) {
  const dataProvider = useDataProvider<ProductProvider>();
  const [openedAtMs] = useState(Date.now);
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: [PRODUCTS, 'whole', id],
    queryFn: async () => (await dataProvider.getOne<WholeProduct>(PRODUCTS, { id })).data,
    retry: false,
  });
  if (data && dataUpdatedAt >= openedAtMs) return <>{children(data)}</>;
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
  return (
    <Box sx={{ minHeight: 240 }}>
      <LinearProgress aria-label="Loading" />
    </Box>
  );
}
