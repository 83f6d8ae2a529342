/** The functions of stock that other modules may call. */
export {
  nameStockCause,
  putBackStock,
  setStockSlots,
  takeStock,
  unitsFor,
  unitsForAnybody,
} from './stock.changes.queries';
export { findUnbalancedStock } from './find-unbalanced-stock.service';
export { lockProducts, lockSlots, stockFigures } from './stock.queries';
