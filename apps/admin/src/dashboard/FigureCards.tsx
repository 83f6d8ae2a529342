import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data/data-provider';

const CARDS = [
  { key: 'user_count', label: 'Total Users' },
  { key: 'order_count', label: 'Total Orders' },
  { key: 'total_stock', label: 'Total Stock' },
  { key: 'product_count', label: 'Total Products' },
] as const;

const number = new Intl.NumberFormat('en-IN');

/** The four figures of the shop (product §2). */
export function FigureCards() {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['dashboard'],
    queryFn: () => dataProvider.getDashboard().then((result) => result.data),
  });
  if (isError)
    return (
      <Card sx={{ p: 2 }} role="alert">
        The figures could not be loaded. <Button onClick={() => void refetch()}>Try again</Button>
      </Card>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}>
      {CARDS.map(({ key, label }) => (
        <Card key={key} sx={{ p: 2 }}>
          <Typography variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography sx={{ fontSize: 28, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
            {data ? number.format(data[key]) : <Skeleton width={80} />}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
