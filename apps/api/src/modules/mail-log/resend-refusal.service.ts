import type { ErrorCode } from '@aabha/contracts/errors/error-table';
import type { DbOrTx } from '@aabha/db/client';
import type { AppDeps } from '../../context/deps';
import type { Effects } from '../../outbox/outbox';
import { findCodeToMail } from '../accounts/codes.service';
import { findEmailChangeToMail } from '../accounts/email-changes.service';
import { findTrackedOrder } from '../orders/order-tracking.service';
import { isOfferOpen } from '../draft-orders/find-offer.service';
import { hasOpenLink, isErasureMailed } from '../privacy/mailed-links.service';
import { isBeingResent, type FoundMail } from './mail-log.queries';

type MailRefusal = Extract<ErrorCode, `MAIL_${string}`>;

/** The mails whose code or link expires, with whether it still works. */
const WORKS: Readonly<Record<string, (deps: AppDeps, payload: never) => Promise<boolean>>> = {
  'mail.code': async (deps, { codeId }: Effects['mail.code']) =>
    (await findCodeToMail(deps, codeId)) !== undefined,
  'mail.email-changed': async (deps, { changeId }: Effects['mail.email-changed']) =>
    (await findEmailChangeToMail(deps, changeId)) !== undefined,
  'mail.order-tracking': async (deps, { orderId }: Effects['mail.order-tracking']) =>
    (await findTrackedOrder(deps, orderId)) !== undefined,
  'mail.pay-link': (deps, offer: Effects['mail.pay-link']) => isOfferOpen(deps, offer),
  'mail.privacy-link': (deps, { linkId }: Effects['mail.privacy-link']) => hasOpenLink(deps, linkId),
};

/** Returns why nobody could use a mail that is sent again; undefined where they could. */
export async function expiryRefusal(deps: AppDeps, mail: FoundMail): Promise<MailRefusal | undefined> {
  if (mail.kind === 'mail.erased') {
    const { erasureId } = mail.payload as Effects['mail.erased'];
    if (await isErasureMailed(deps, erasureId)) return 'MAIL_ERASED';
  }
  const works = WORKS[mail.kind];
  return works && !(await works(deps, mail.payload as never)) ? 'MAIL_EXPIRED' : undefined;
}

/** Returns why a mail need not be sent again: it is about to be. */
export async function stateRefusal(db: DbOrTx, mail: FoundMail): Promise<MailRefusal | undefined> {
  if (mail.state === 'waiting') return 'MAIL_WAITING';
  return (await isBeingResent(db, mail.id)) ? 'MAIL_SENT_AGAIN' : undefined;
}
