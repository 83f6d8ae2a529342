import { AppError } from '@aabha/contracts/errors/errors';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { selectProductNames } from './product-names.queries';

/** Returns the names of televisions by id; a television that is gone has none. */
export async function namesOfProducts(
  db: DbOrTx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await selectProductNames(db, ids);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Refuses televisions that do not exist, as an error of the field `products`. */
export async function assertProducts(db: DbOrTx, ids: readonly string[]): Promise<void> {
  const known = ids.every(isUuid) ? await namesOfProducts(db, ids) : new Map<string, string>();
  if (ids.some((id) => !known.has(id)))
    throw new AppError('PRODUCT_NOT_FOUND', undefined, { products: 'A television was not found.' });
}

/** Returns records with the names of the televisions that they are for. */
export async function withProductNames<T extends { productIds: string[] }>(db: DbOrTx, rows: readonly T[]) {
  const names = await namesOfProducts(db, [...new Set(rows.flatMap(({ productIds }) => productIds))]);
  return rows.map(({ productIds, ...row }) => ({
    ...row,
    products: productIds.map((id) => ({ _id: id, name: names.get(id) ?? 'A television that was deleted' })),
  }));
}
