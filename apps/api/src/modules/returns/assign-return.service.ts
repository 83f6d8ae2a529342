import { appError } from '@aabha/contracts/errors/errors';
import type { AssignReturnInput } from '@aabha/contracts/returns/returns.schema';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { isStaffWhoCan } from '../staff-roles/staff-who-can.service';
import { changeReturn, lockReturn } from './returns.queries';
import { getReturnDetails } from './returns.service';

/** Assigns a return to one of the staff who may decide on it, or to nobody. */
export async function assignReturn(ctx: SignedInContext, { id, staff_id: staffId }: AssignReturnInput) {
  await inTx(ctx.db, async (tx) => {
    const present = await lockReturn(tx, id);
    if (!present) throw appError('RETURN_NOT_FOUND');
    if (staffId !== null && !(await isStaffWhoCan(tx, staffId, 'returns'))) throw appError('NOT_FOUND');
    if (present.assignedTo === staffId) return;
    await changeReturn(tx, id, { assignedTo: staffId });
    await writeAudit(tx, ctx.user.id, {
      action: 'return.assign',
      entity: 'return',
      entityId: id,
      before: { assigned_to: present.assignedTo },
      after: { assigned_to: staffId },
    });
  });
  return getReturnDetails(ctx, { id });
}
