import type { Cells, UndoRow } from '@aabha/contracts/imports/plan-undo';
import type { DbOrTx, Tx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';

/** What an undo needs to know of the records that an import wrote. */
export interface UndoSubject {
  /** Fields with a number of units. */
  countedFields: readonly string[];
  /** Returns the present cells of records by id; removed ones are left out. */
  cellsOf: (db: DbOrTx, ids: readonly string[]) => Promise<ReadonlyMap<string, Cells>>;
  /** The same, with the records locked for the rest of the transaction. */
  lockCellsOf: (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, Cells>>;
  /** Returns why cells cannot be written any more, by field; empty where they can. */
  problemsOf: (recordId: string, cells: Cells) => { field: string; reason: string }[];
  /** Returns the plan without what other records do not allow any more; left out where none does. */
  settle?: (db: DbOrTx, plan: readonly UndoRow[]) => Promise<readonly UndoRow[]>;
  /** Puts back the cells of locked records, with their audit. Returns the ids of those whose price waits for a second person. */
  restore: (tx: Tx, ctx: SignedInContext, rows: readonly UndoRow[]) => Promise<ReadonlySet<string>>;
  /** Removes locked records, with their audit. */
  remove: (tx: Tx, ctx: SignedInContext, ids: readonly string[]) => Promise<void>;
}
