import type { RefundRequestState } from '@aabha/contracts/refund-requests/refund-requests.values';
import type { AppDeps } from '../../context/deps';
import { refundAskedMail, refundDecidedMail } from '../../mails/templates/refund-request-mails';
import type { Effects } from '../../outbox/outbox';
import { findRequest, findStaffAddress } from './refund-requests.queries';

/** Mails one of the staff who may approve it that a refund waits. Nothing where it was decided meanwhile. */
export async function mailRefundAsked(
  deps: AppDeps,
  { userId, requestId }: Effects['mail.refund-asked'],
  effectId: string,
): Promise<void> {
  const request = await findRequest(deps.db, requestId);
  const to = await findStaffAddress(deps.db, userId);
  if (!to || request?.state !== 'waiting') return;
  await deps.ports.mail.send(
    refundAskedMail(deps, { messageId: effectId, to: to.email }, { name: to.name, request }),
  );
}

const OUTCOMES: Partial<Record<RefundRequestState, string>> = {
  approved: 'was approved',
  declined: 'was declined',
  expired: 'has expired',
};

/** Mails who asked for a refund how it ended. */
export async function mailRefundDecided(
  deps: AppDeps,
  { requestId }: Effects['mail.refund-decided'],
  effectId: string,
): Promise<void> {
  const request = await findRequest(deps.db, requestId);
  const outcome = request && OUTCOMES[request.state];
  const to = request && (await findStaffAddress(deps.db, request.asked_by._id));
  if (!to || !outcome) return;
  await deps.ports.mail.send(
    refundDecidedMail(deps, { messageId: effectId, to: to.email }, { name: to.name, request, outcome }),
  );
}
