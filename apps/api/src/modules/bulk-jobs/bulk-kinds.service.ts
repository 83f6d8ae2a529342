import type { ActOf, BulkAct, BulkPlanFigures } from '@aabha/contracts/bulk-jobs/bulk-jobs.schema';
import type { DbOrTx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { changeStatusOf, planStatuses } from '../orders/bulk-status.service';
import {
  changeProductOf,
  planProducts,
  publishProductOf,
  removeProductOf,
  unpublishProductOf,
} from '../products/bulk-products.service';
import { planStandardNames, standardizeProductOf } from '../products/bulk-standard-names.service';
import type { WantedPrice } from '../prices/prices.service';
import type { PlannedRow } from './bulk-jobs.queries';
import type { TakenRow } from './take-rows.queries';

/** The records that a job would take, in the order in which it would take them, and what becomes of them. */
export interface BulkPlan {
  rows: readonly PlannedRow[];
  figures: BulkPlanFigures;
  /** The prices that it would set. */
  prices?: readonly WantedPrice[];
}

interface BulkKind<A extends BulkAct> {
  plan: (db: DbOrTx, act: A) => Promise<BulkPlan>;
  /** Does with one record what the act of its own does, with the same rules, audit entry and mail. */
  run: (ctx: SignedInContext, act: A, row: TakenRow) => Promise<unknown>;
}

const KINDS: { readonly [K in BulkAct['kind']]: BulkKind<ActOf<K>> } = {
  'order-status': { plan: planStatuses, run: changeStatusOf },
  'product-change': { plan: planProducts, run: changeProductOf },
  'product-remove': { plan: planProducts, run: removeProductOf },
  'product-publish': { plan: planProducts, run: publishProductOf },
  'product-unpublish': { plan: planProducts, run: unpublishProductOf },
  'product-standard-names': { plan: planStandardNames, run: standardizeProductOf },
};

const kindOf = (act: BulkAct) => KINDS[act.kind] as BulkKind<BulkAct>;

export const planBulk = (db: DbOrTx, act: BulkAct): Promise<BulkPlan> => kindOf(act).plan(db, act);
export const runBulkRow = (ctx: SignedInContext, act: BulkAct, row: TakenRow): Promise<unknown> =>
  kindOf(act).run(ctx, act, row);
