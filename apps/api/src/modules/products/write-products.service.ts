import type { PriceSource } from '@aabha/contracts/prices/prices.values';
import type { StockMoveReason } from '@aabha/contracts/stock/stock.values';
import type { Tx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { holdLargeDrops } from '../prices/prices.service';
import { nameStockCause } from '../stock/stock.service';
import { assertNotOwnSuccessor } from './successor.service';
import { assertSkusFree, refusingTakenSku } from './sku-owners.service';
import { updateProduct, type ProductValues, type StaffProductRow } from './products.staff.queries';

/** The reason of a change of stock by what changes the television. */
const STOCK_REASONS: Partial<Record<PriceSource, StockMoveReason>> = {
  form: 'form',
  bulk: 'bulk',
  import: 'import',
};

/** A locked television and the columns that are to change. */
export interface ProductChange {
  row: Pick<StaffProductRow, '_id' | 'name' | 'price' | 'discount_percentage' | 'new_price'> &
    Partial<Pick<StaffProductRow, 'sku' | 'successor_sku'>>;
  columns: Partial<ProductValues>;
}

function withoutPrice({ pricePaise, discountPercent, newPricePaise, ...others }: Partial<ProductValues>) {
  return others;
}

/**
 * Writes changes of televisions. A price that falls by more than 30 % is left out and proposed to a second person
 * (docs/spec/prices.md#second-person). Returns the ids of the televisions whose price waits.
 */
export async function writeProducts(
  tx: Tx,
  ctx: SignedInContext,
  source: PriceSource,
  changes: readonly ProductChange[],
): Promise<ReadonlySet<string>> {
  const held = await holdLargeDrops(
    tx,
    ctx,
    source,
    changes.map(({ row, columns }) => ({
      product: row,
      wanted: {
        price: columns.pricePaise ?? row.price,
        discount_percentage: columns.discountPercent ?? row.discount_percentage,
        new_price: columns.newPricePaise ?? row.new_price,
      },
    })),
  );
  if (changes.some(({ columns }) => columns.stock !== undefined))
    await nameStockCause(tx, { reason: STOCK_REASONS[source] ?? 'other', actorId: ctx.user.id });
  for (const { row, columns } of changes)
    assertNotOwnSuccessor({ sku: columns.sku, successor_sku: columns.successorSku }, row);
  await assertSkusFree(
    tx,
    changes.map(({ row, columns }) => ({ id: row._id, sku: columns.sku })),
  );
  for (const { row, columns } of changes) {
    const values = held.has(row._id) ? withoutPrice(columns) : columns;
    await refusingTakenSku(columns.sku, () => updateProduct(tx, row._id, values));
  }
  return held;
}
