import { EMI_PLAN_COLUMNS } from '@aabha/contracts/emi/emi.csv';
import { emiState, periodsOverlap } from '@aabha/contracts/emi/emi-plans.rules';
import type {
  EmiPlanFields,
  ExportEmiPlansInput,
  ListEmiPlansInput,
  UpdateEmiPlanInput,
} from '@aabha/contracts/emi/emi.staff.schema';
import { EMI_PLANS_MAX } from '@aabha/contracts/emi/emi.values';
import { AppError, appError, assertAllowed } from '@aabha/contracts/errors/errors';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import { checkUnchanged } from '@aabha/contracts/records/check-unchanged.rules';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { Tx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import { changedFields, writeAudit } from '../audit/audit.service';
import { startExport } from '../exports/exports.service';
import { columnsOf, fieldsOf, withPercent } from './plan-fields.service';
import {
  countPlans,
  deletePlan,
  findPlanIds,
  insertPlan,
  lockPlans,
  selectPlan,
  selectPlans,
  selectPlansOfIds,
  selectPlansOnOffer,
  selectRivals,
  updatePlanRow,
  type EmiPlanRow,
} from './emi-plans.queries';

const ENTITY = 'emi-plan';

const forStaff = (row: EmiPlanRow, today: string) => ({
  ...withPercent(row),
  state: emiState(row, today),
});

/** Returns the plans that are offered today or later (docs/spec/emi.md#calls). Callers leave out what a day or price excludes. */
export async function listPlansOnOffer(ctx: Pick<RequestContext, 'db'>) {
  return { planList: (await selectPlansOnOffer(ctx.db)).map(withPercent) };
}

/** Returns a page of the table of plans for staff. */
export async function listEmiPlans(ctx: SignedInContext, input: ListEmiPlansInput) {
  const today = indiaDay(ctx.now());
  const [rows, planCount] = await Promise.all([
    selectPlans(ctx.db, input, today),
    countPlans(ctx.db, input.filters, today),
  ]);
  return { planList: rows.map((row) => forStaff(row, today)), planCount };
}

/** Exports the plans of a filter, by bank. */
export function exportEmiPlans(ctx: SignedInContext, { filters }: ExportEmiPlansInput) {
  const today = indiaDay(ctx.now());
  return startExport(ctx, {
    list: 'emi-plans',
    filters,
    columns: EMI_PLAN_COLUMNS,
    findIds: (db) => findPlanIds(db, filters, today),
    readRows: async (db, ids) => (await selectPlansOfIds(db, ids)).map((row) => forStaff(row, today)),
  });
}

/** Returns a plan as the audit log shows it, with amounts in rupees and a name. */
const audited = (fields: Partial<EmiPlanFields>) => ({
  ...fields,
  ...(fields.minimum !== undefined && { minimum: rupeesFromPaise(fields.minimum) }),
  ...(fields.processing_fee !== undefined && { processing_fee: rupeesFromPaise(fields.processing_fee) }),
});
const nameOf = ({ bank, months, no_cost: isNoCost }: EmiPlanFields) =>
  `${bank}, ${months} months${isNoCost ? ', no-cost' : ''}`;

/** Refuses a plan that is offered on a day on which the bank has the same one. The table must be locked. */
async function assertNoRival(tx: Tx, fields: EmiPlanFields, id?: string): Promise<void> {
  const rivals = await selectRivals(tx, fields, id);
  if (rivals.some((rival) => periodsOverlap(rival, fields)))
    throw new AppError('EMI_PLAN_OVERLAPS', undefined, {
      valid_from: 'The bank has this plan already on some of these days.',
    });
}

async function present(tx: Tx, id: string): Promise<EmiPlanRow> {
  const row = await selectPlan(tx, id);
  if (!row) throw appError('EMI_PLAN_NOT_FOUND');
  return row;
}

async function store(ctx: SignedInContext, save: (tx: Tx) => Promise<string>) {
  const row = await inTx(ctx.db, async (tx) => {
    await lockPlans(tx);
    return present(tx, await save(tx));
  });
  return { plan: forStaff(row, indiaDay(ctx.now())) };
}

/** Adds a plan. 409 where the bank has the same plan on one of its days. */
export function createEmiPlan(ctx: SignedInContext, fields: EmiPlanFields) {
  return store(ctx, async (tx) => {
    if ((await countPlans(tx, {}, '')) >= EMI_PLANS_MAX) throw appError('EMI_PLANS_FULL');
    await assertNoRival(tx, fields);
    const id = await insertPlan(tx, columnsOf(fields));
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'emi-plan.create', entity: ENTITY, entityId: id },
      ...{ before: null, after: { name: nameOf(fields), ...audited(fields) } },
    });
    return id;
  });
}

/** Changes a plan. 409 with the present one when it was changed since `updated_at`. */
export function updateEmiPlan(ctx: SignedInContext, { id, updated_at, ...fields }: UpdateEmiPlanInput) {
  return store(ctx, async (tx) => {
    const row = await present(tx, id);
    assertAllowed(checkUnchanged(forStaff(row, indiaDay(ctx.now())), updated_at));
    const change = changedFields<EmiPlanFields>(fieldsOf(row), fields);
    if (!change) return id;
    await assertNoRival(tx, fields, id);
    await updatePlanRow(tx, id, columnsOf(fields));
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'emi-plan.update', entity: ENTITY, entityId: id },
      ...{ before: audited(change.before), after: audited(change.after) },
    });
    return id;
  });
}

/** Deletes a plan, which pages of the shop then no longer show. */
export async function removeEmiPlan(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    await lockPlans(tx);
    const fields = fieldsOf(await present(tx, id));
    await deletePlan(tx, id);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'emi-plan.remove', entity: ENTITY, entityId: id },
      ...{ before: { name: nameOf(fields), ...audited(fields) }, after: null },
    });
  });
  return { message: 'EMI plan deleted.' };
}
