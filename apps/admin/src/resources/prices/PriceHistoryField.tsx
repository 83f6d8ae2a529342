import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatRupees } from '@aabha/contracts/money/money-format';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { LatestRows } from '../../components/LatestRows';
import { SOURCE_LABELS } from './price-labels';
import type { PastPriceRecord } from './prices.data';

const addressOf = (screen: string, product: string) =>
  `/admin-dashboard/${screen}?filter=${encodeURIComponent(JSON.stringify({ product }))}`;

const rowOf = ({ at, new_price, price, source }: PastPriceRecord) =>
  [
    formatDateTime(at),
    `${formatRupees(new_price)} (MRP ${formatRupees(price)}), ${SOURCE_LABELS[source]}`,
  ] as const;

/** The latest prices of a television, with ways to all of them and to its scheduled prices. */
export function PriceHistoryField({ productId }: { productId: string }) {
  return (
    <LatestRows
      id="price-history"
      title="Price history"
      resource="price-history"
      productId={productId}
      rowOf={rowOf}
    >
      <Link component={RouterLink} to={addressOf('price-history', productId)} sx={{ mr: 2 }}>
        All prices
      </Link>
      <Link component={RouterLink} to={addressOf('price-schedule', productId)}>
        Schedule a price
      </Link>
    </LatestRows>
  );
}
