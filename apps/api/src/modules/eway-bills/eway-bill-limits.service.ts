import { AppError, appError } from '@aabha/contracts/errors/errors';
import type {
  EwayBillLimitFields,
  ListEwayBillLimitsInput,
} from '@aabha/contracts/eway-bill/eway-bill-limits.schema';
import { stateOfGstCode } from '@aabha/contracts/gst/states';
import { rupeesFromPaise } from '@aabha/contracts/money/money';
import type { DbOrTx } from '@aabha/db/client';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { deleteEwayBillLimit, insertEwayBillLimit, selectEwayBillLimits } from './eway-bill-limits.queries';

const stateOf = (code: string) => stateOfGstCode(code) ?? code;

/** Returns all limits by the name of their State, those that begin last first. */
async function readLimits(db: DbOrTx) {
  const rows = await selectEwayBillLimits(db);
  return rows
    .map(({ stateCode, limitPaise, validFrom, createdBy, ...row }) => ({
      ...row,
      ...{ state_code: stateCode, state: stateOf(stateCode), limit: limitPaise, valid_from: validFrom },
      createdBy: createdBy ?? undefined,
    }))
    .toSorted((one, other) => one.state.localeCompare(other.state));
}

/** Returns a page of the limits of States. They are few, so all are read. */
export async function listEwayBillLimits(
  ctx: SignedInContext,
  { pageNum, pageSize }: ListEwayBillLimitsInput,
) {
  const limits = await readLimits(ctx.db);
  const first = (pageNum - 1) * pageSize;
  return { ewayBillLimitList: limits.slice(first, first + pageSize), ewayBillLimitCount: limits.length };
}

const refusal = (error: unknown) =>
  violatedConstraint(error) === 'eway_bill_limits_state_valid_from_key'
    ? new AppError('EWAY_BILL_LIMIT_EXISTS', undefined, {
        valid_from: 'There is a limit from this day already.',
      })
    : error;

const nameOf = (code: string, validFrom: string) => `${stateOf(code)} from ${validFrom}`;

/** Adds the limit of a State from a day in India on. */
export async function createEwayBillLimit(ctx: SignedInContext, input: EwayBillLimitFields) {
  const { state_code: stateCode, limit: limitPaise, valid_from: validFrom, note } = input;
  const id = await inTx(ctx.db, async (tx) => {
    const values = { stateCode, limitPaise, validFrom, note, createdBy: ctx.user.id };
    const created = await insertEwayBillLimit(tx, values);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'eway-bill-limit.create', entity: 'eway-bill-limit', entityId: created, before: null },
      after: { name: nameOf(stateCode, validFrom), ...input, limit: rupeesFromPaise(limitPaise) },
    });
    return created;
  }).catch((error: unknown) => {
    throw refusal(error);
  });
  const ewayBillLimit = (await readLimits(ctx.db)).find(({ _id }) => _id === id);
  if (!ewayBillLimit) throw appError('EWAY_BILL_LIMIT_NOT_FOUND');
  return { ewayBillLimit };
}

/** Removes the limit of a State. */
export async function removeEwayBillLimit(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    const removed = await deleteEwayBillLimit(tx, id);
    if (!removed) throw appError('EWAY_BILL_LIMIT_NOT_FOUND');
    const { stateCode, validFrom, note, limitPaise } = removed;
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'eway-bill-limit.remove', entity: 'eway-bill-limit', entityId: id, after: null },
      before: {
        ...{ name: nameOf(stateCode, validFrom), state_code: stateCode, limit: rupeesFromPaise(limitPaise) },
        ...{ valid_from: validFrom, note },
      },
    });
  });
  return { message: 'The limit is removed.' };
}
