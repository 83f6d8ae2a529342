/** The functions of stock that other modules may call. */
export { putBackStock, setStockSlots, takeStock, unitsFor, unitsForAnybody } from './stock.changes.queries';
export { lockProducts, lockSlots, stockFigures } from './stock.queries';
