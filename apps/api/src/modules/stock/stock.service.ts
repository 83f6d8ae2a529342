/** The functions of stock that other modules may call. */
export {
  lockProducts,
  putBackStock,
  stockFigures,
  takeStock,
  unitsFor,
  unitsForAnybody,
  type StockMove,
} from './stock.changes.queries';
