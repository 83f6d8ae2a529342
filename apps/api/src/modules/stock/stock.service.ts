/** The functions of stock that other modules may call. */
export {
  putBackStock,
  setStockSlots,
  stockFigures,
  takeStock,
  unitsFor,
  unitsForAnybody,
} from './stock.changes.queries';
export { lockProducts, lockSlots } from './stock.queries';
