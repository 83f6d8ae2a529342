import { Box, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { FORECAST_DAYS } from '@aabha/contracts/stock/stock.values';
import { Facts } from '../../components/Facts';
import { FigureLink } from '../../components/FigureLink';
import { coverText, expectedText, unitsText, waitingText } from './reorder-texts';
import type { ReorderRecord } from './reorder.data';

function rowsOf(row: ReorderRecord) {
  return [
    ['Covers', row.runs_out ? `${coverText(row)}, sold out before more arrives` : coverText(row)],
    [`Sold in ${FORECAST_DAYS} days`, String(row.sold)],
    [
      'Expected',
      row.expected > 0 ? (
        <FigureLink rows={{ screen: 'deliveries', filter: { product: row._id, state: 'open' } }}>
          {expectedText(row)}
        </FigureLink>
      ) : (
        'Nothing'
      ),
    ],
    ['Alerts', row.waiting > 0 ? waitingText(row.waiting) : 'Nobody waits'],
    ['To order', row.suggestion > 0 ? unitsText(row.suggestion) : 'Nothing'],
  ] as const;
}

/** For how long a television's stock lasts, and what is on its way, with the way to its forecast. */
export function ForecastField({ productId }: { productId: string }) {
  const { data, error } = useGetList<ReorderRecord>(
    'reorder',
    { pagination: { page: 1, perPage: 1 }, filter: { product: productId } },
    { retry: false },
  );
  const [row] = data ?? [];
  return (
    <Box component="section" aria-labelledby="stock-forecast" sx={{ mt: 2 }}>
      <Typography id="stock-forecast" variant="h6" component="h3">
        Forecast
      </Typography>
      {error && (
        <Typography role="alert" variant="body2" color="error">
          {error.message}
        </Typography>
      )}
      {row && <Facts rows={rowsOf(row)} />}
      <FigureLink rows={{ screen: 'reorder', filter: { product: productId } }}>Order in</FigureLink>
    </Box>
  );
}
