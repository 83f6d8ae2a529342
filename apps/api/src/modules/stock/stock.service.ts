/** What other modules may do with stock; the statements stand in the queries. */
export {
  lockProducts,
  putBackStock,
  stockFigures,
  takeStock,
  unitsFor,
  unitsForAnybody,
  type StockMove,
} from './stock.changes.queries';
