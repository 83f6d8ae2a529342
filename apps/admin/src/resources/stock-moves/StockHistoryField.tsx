import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { STOCK_REASON_LABELS } from '@aabha/contracts/stock/stock.values';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { LatestRows } from '../../components/LatestRows';
import { movesAddress } from './moves-address';
import { signedUnits } from './signed-units';
import type { StockMoveRecord } from './stock-moves.data';

const rowOf = ({ created_at, delta, after, reason }: StockMoveRecord) =>
  [
    formatDateTime(created_at),
    `${signedUnits(delta)}, ${after} on hand, ${STOCK_REASON_LABELS[reason]}`,
  ] as const;

/** The latest movements of a television's stock, with the way to all of them. */
export function StockHistoryField({ productId }: { productId: string }) {
  return (
    <LatestRows
      id="stock-history"
      title="Stock history"
      resource="stock-moves"
      productId={productId}
      rowOf={rowOf}
    >
      <Link component={RouterLink} to={movesAddress(productId)}>
        All movements
      </Link>
    </LatestRows>
  );
}
