import type { DbOrTx } from '@aabha/db/client';
import { selectUnbalancedStock } from './stock-moves.queries';

/** Returns a discrepancy for each television whose movements do not add up to its stock (docs/spec/stock.md#movements). */
export async function findUnbalancedStock(db: DbOrTx) {
  return (await selectUnbalancedStock(db)).map(({ id, name, stock, moved }) => ({
    ...{ kind: 'stock-differs' as const, subject: id, orderId: null },
    detail: `${name}: ${stock} units are on hand, and its movements add up to ${moved}.`,
  }));
}
