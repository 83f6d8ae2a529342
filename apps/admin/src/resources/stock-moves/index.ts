import MovesIcon from '@mui/icons-material/SwapVertOutlined';
import { lazy } from 'react';
import { lazyData, type BackOfficeResource } from '../../data/resource';

const StockMoveList = lazy(() =>
  import('./StockMoveList').then((module) => ({ default: module.StockMoveList })),
);

export const stockMoves = {
  name: 'stock-moves',
  label: 'Stock Movements',
  icon: MovesIcon,
  group: 'Catalogue',
  may: 'stock',
  live: ['stock'],
  list: StockMoveList,
  data: lazyData(
    async () => {
      const { listStockMoves, stockActions } = await import('./stock-moves.data');
      return { list: listStockMoves, actions: stockActions };
    },
    { countStock: true },
  ),
} satisfies BackOfficeResource;
