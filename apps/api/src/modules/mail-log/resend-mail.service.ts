import { appError } from '@aabha/contracts/errors/errors';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { requeueFailedEffect } from '../dashboard/failures.service';
import { expiryRefusal, stateRefusal } from './resend-refusal.service';
import { findMail, lockMail, queueAgain, type FoundMail } from './mail-log.queries';

async function mailOfId(db: DbOrTx, id: string): Promise<FoundMail> {
  const mail = await findMail(db, id);
  if (!mail) throw appError('MAIL_NOT_FOUND');
  return mail;
}

/**
 * Sends a mail again: a failed one under its own id, any other as a new mail that is composed from the present records
 * (docs/spec/mails.md#sending-again).
 */
export async function resendMail(ctx: SignedInContext, { id }: { id: string }) {
  const expired = await expiryRefusal(ctx, await mailOfId(ctx.db, id));
  if (expired) throw appError(expired);
  await inTx(ctx.db, async (tx) => {
    await lockMail(tx, id);
    const mail = await mailOfId(tx, id);
    const refusal = await stateRefusal(tx, mail);
    if (refusal) throw appError(refusal);
    if (mail.state === 'failed') await requeueFailedEffect(tx, id);
    else await queueAgain(tx, id);
    await writeAudit(tx, ctx.user.id, {
      action: 'mail.resend',
      entity: 'effect',
      entityId: id,
      before: null,
      after: { what: mail.kind },
    });
  });
  return { message: 'The mail is being sent again.' };
}
