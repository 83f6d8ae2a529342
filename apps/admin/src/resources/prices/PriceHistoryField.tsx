import { Box, Link, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { Facts } from '../../components/Facts';
import { SOURCE_LABELS } from './price-labels';
import type { PastPriceRecord } from './prices.data';

const SHOWN = 5;

const addressOf = (screen: string, product: string) =>
  `/admin-dashboard/${screen}?filter=${encodeURIComponent(JSON.stringify({ product }))}`;

/** The latest prices of a television, with ways to all of them and to its scheduled prices. */
export function PriceHistoryField({ productId }: { productId: string }) {
  const { data, error } = useGetList<PastPriceRecord>(
    'price-history',
    { pagination: { page: 1, perPage: SHOWN }, filter: { product: productId } },
    { retry: false },
  );
  return (
    <Box component="section" aria-labelledby="price-history" sx={{ mt: 2 }}>
      <Typography id="price-history" variant="h6" component="h3">
        Price history
      </Typography>
      {error && (
        <Typography role="alert" variant="body2" color="error">
          {error.message}
        </Typography>
      )}
      {data && (
        <Facts
          rows={data.map((row) => [
            formatDateTime(row.at),
            `${formatRupees(row.new_price)} (MRP ${formatRupees(row.price)}), ${SOURCE_LABELS[row.source]}`,
          ])}
        />
      )}
      <Link component={RouterLink} to={addressOf('price-history', productId)} sx={{ mr: 2 }}>
        All prices
      </Link>
      <Link component={RouterLink} to={addressOf('price-schedule', productId)}>
        Schedule a price
      </Link>
    </Box>
  );
}
