import { Box, Link, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { STOCK_REASON_LABELS } from '@aabha/contracts/stock/stock.values';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { Facts } from '../../components/Facts';
import { movesAddress } from './moves-address';
import { signedUnits } from './signed-units';
import type { StockMoveRecord } from './stock-moves.data';

const SHOWN = 5;

/** The latest movements of a television's stock, with the way to all of them. */
export function StockHistoryField({ productId }: { productId: string }) {
  const { data, error } = useGetList<StockMoveRecord>(
    'stock-moves',
    { pagination: { page: 1, perPage: SHOWN }, filter: { product: productId } },
    { retry: false },
  );
  return (
    <Box component="section" aria-labelledby="stock-history" sx={{ mt: 2 }}>
      <Typography id="stock-history" variant="h6" component="h3">
        Stock history
      </Typography>
      {error && (
        <Typography role="alert" variant="body2" color="error">
          {error.message}
        </Typography>
      )}
      {data && (
        <Facts
          rows={data.map(({ created_at, delta, after, reason }) => [
            formatDateTime(created_at),
            `${signedUnits(delta)}, ${after} on hand, ${STOCK_REASON_LABELS[reason]}`,
          ])}
        />
      )}
      <Link component={RouterLink} to={movesAddress(productId)}>
        All movements
      </Link>
    </Box>
  );
}
