import { Box, Card, Skeleton, Typography } from '@mui/material';
import type { DashboardData } from './dashboard.data';
import { FigureLink } from '../components/FigureLink';
import { formatNumber } from '../data/number-format';

const CARDS = [
  { key: 'user_count', label: 'Total Users', rows: { screen: 'customers' } },
  { key: 'order_count', label: 'Total Orders', rows: { screen: 'orders' } },
  {
    key: 'total_stock',
    label: 'Total Stock',
    rows: { screen: 'allproduct', sort: { field: 'stock', order: 'DESC' } },
  },
  { key: 'product_count', label: 'Total Products', rows: { screen: 'allproduct' } },
] as const;

/** The four main figures of the shop (docs/spec/back-office.md#dashboard). */
export function FigureCards({ data }: { data: DashboardData | undefined }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}>
      {CARDS.map(({ key, label, rows }) => (
        <Card key={key} sx={{ px: 2, py: 1.5 }}>
          <Typography variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography sx={{ fontSize: 28, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
            {data ? <FigureLink rows={rows}>{formatNumber(data[key])}</FigureLink> : <Skeleton width={80} />}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
