import type { ImportCsvInput, PreviewCsvInput } from '@aabha/contracts/csv/csv.schema';
import { hasRival, keyOfPlan } from '@aabha/contracts/emi/emi-plans.rules';
import { emiPlanCells, emiPlanTable } from '@aabha/contracts/emi/emi.csv';
import type { EmiPlanFields } from '@aabha/contracts/emi/emi.staff.schema';
import { EMI_PLANS_MAX } from '@aabha/contracts/emi/emi.values';
import { appError } from '@aabha/contracts/errors/errors';
import type { DbOrTx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { writeAudits } from '../audit/audit.service';
import { inAuditBatch } from '../audit/in-audit-batch.service';
import { auditsOfImport } from '../imports/audits-of-import.service';
import { assertDigestMatches, countsOf, previewOf } from '../imports/imports.service';
import { planImport } from '../imports/plan-import.service';
import { readTable } from '../imports/read-table.service';
import { insertPlan, lockPlans, selectAllPlans, updatePlanRow } from './emi-plans.queries';
import { columnsOf, fieldsOf } from './plan-fields.service';

/** Compares the plans of a file with those of the table. What a row may not do depends on the other rows, too. */
async function plan(db: DbOrTx, csv: string) {
  const table = readTable(csv, emiPlanTable);
  const rows = await selectAllPlans(db);
  const present = new Map(rows.map((row) => [keyOfPlan(row), fieldsOf(row)]));
  const after = new Map([...present, ...table.rows.map(({ value }) => [keyOfPlan(value), value] as const)]);
  let count = present.size;
  const problemsOf = (value: EmiPlanFields, kind: 'create' | 'update') => {
    if (kind === 'create') count += 1;
    return [
      ...(hasRival(value, after.values())
        ? [{ field: 'From', message: appError('EMI_PLAN_OVERLAPS').message }]
        : []),
      ...(count > EMI_PLANS_MAX ? [{ field: '', message: appError('EMI_PLANS_FULL').message }] : []),
    ];
  };
  const planned = planImport<EmiPlanFields>(table, {
    keyOf: keyOfPlan,
    labelOf: ({ bank, months, no_cost: isNoCost }) =>
      `${bank}, ${months} months${isNoCost ? ', no-cost' : ''}`,
    cellsOf: emiPlanCells,
    present: new Map([...present].map(([key, fields]) => [key, emiPlanCells(fields)])),
    problemsOf,
  });
  return { planned, idOf: new Map(rows.map((row) => [keyOfPlan(row), row._id])) };
}

/** Returns the effects of importing a file of EMI plans. Changes nothing. */
export async function previewPlans(ctx: SignedInContext, input: PreviewCsvInput) {
  return previewOf((await plan(ctx.db, input.csv)).planned, input);
}

/** Adds and changes the plans of a file, all or none; others stay as they are (docs/spec/imports.md#files). */
export function importPlans(ctx: SignedInContext, input: ImportCsvInput) {
  return inAuditBatch(ctx.db, async (tx) => {
    await lockPlans(tx);
    const { planned, idOf } = await plan(tx, input.csv);
    assertDigestMatches(planned, input.digest);
    for (const { value } of planned.changes) {
      const key = keyOfPlan(value);
      const id = idOf.get(key);
      if (id === undefined) idOf.set(key, await insertPlan(tx, columnsOf(value)));
      else await updatePlanRow(tx, id, columnsOf(value));
    }
    await writeAudits(
      tx,
      ctx.user.id,
      auditsOfImport(planned, { noun: 'emi-plan' }, (value) => idOf.get(keyOfPlan(value)) ?? ''),
    );
    return countsOf(planned);
  });
}
