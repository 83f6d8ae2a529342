import { AppError } from '@aabha/contracts/errors/errors';
import type { Tx } from '@aabha/db/client';
import { sqlState } from '@aabha/db/tx';
import { selectSkuOwners, type SkuOwner } from './sku-owners.queries';

const UNIQUE_VIOLATION = '23505';

const takenText = ({ name, isRemoved }: SkuOwner) =>
  isRemoved ? `“${name}” has this SKU. It was deleted.` : `“${name}” has this SKU already.`;

const refusal = (sku: string, owner?: SkuOwner) =>
  new AppError('SKU_TAKEN', { sku }, { sku: owner ? takenText(owner) : 'This SKU was given away just now.' });

/** A television that gets a SKU; `id` is absent for a new one. */
interface SkuWish {
  id?: string;
  sku: string | null | undefined;
}

/** Refuses a SKU that another television has, by name. The unique index refuses the one of a change at the same time. */
export async function assertSkusFree(tx: Tx, wishes: readonly SkuWish[]): Promise<void> {
  const wanted = wishes.flatMap(({ id, sku }) => (sku ? [{ id, sku }] : []));
  if (wanted.length === 0) return;
  const owners = await selectSkuOwners(
    tx,
    wanted.map(({ sku }) => sku),
  );
  for (const { id, sku } of wanted) {
    const owner = owners.find((one) => one.sku === sku && one.id !== id);
    if (owner) throw refusal(sku, owner);
  }
}

/** Returns what a write returns; refuses it where another change took the SKU at the same time. */
export async function refusingTakenSku<T>(
  sku: string | null | undefined,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sku && sqlState(error) === UNIQUE_VIOLATION) throw refusal(sku);
    throw error;
  }
}

/** Returns what is wrong with the SKUs of the rows of a file: taken by another television, or twice in the file. */
export function skuProblemsOf(
  rows: readonly SkuWish[],
  owners: readonly SkuOwner[],
): (row: SkuWish) => { field: string; message: string }[] {
  const times = new Map<string, number>();
  for (const { sku } of rows) if (sku) times.set(sku, (times.get(sku) ?? 0) + 1);
  return ({ id, sku }) => {
    if (!sku) return [];
    const owner = owners.find((one) => one.sku === sku && one.id !== id);
    if (owner) return [{ field: 'sku', message: takenText(owner) }];
    return (times.get(sku) ?? 0) > 1
      ? [{ field: 'sku', message: 'Another row of the file has the same SKU.' }]
      : [];
  };
}
