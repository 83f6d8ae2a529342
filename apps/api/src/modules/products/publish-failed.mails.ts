import type { AppDeps } from '../../context/deps';
import { publishFailedMail } from '../../mails/templates/staff-mails';
import type { Effects } from '../../outbox/outbox';
import { findStaffAddress } from '../prices/prices.service';
import { findStaffProduct } from './products.staff.queries';

/** Mails one of the staff that a scheduled television was not published, and what it lacks. */
export async function mailPublishFailed(
  deps: AppDeps,
  { userId, productId, missing }: Effects['mail.publish-failed'],
  effectId: string,
): Promise<void> {
  const to = await findStaffAddress(deps.db, userId);
  const found = await findStaffProduct(deps.db, productId);
  if (!to || !found) return;
  const product = { id: productId, name: found.name };
  await deps.ports.mail.send(
    publishFailedMail(deps, { messageId: effectId, to: to.email }, { name: to.name, product, missing }),
  );
}
