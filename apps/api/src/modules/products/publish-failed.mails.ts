import type { AppDeps } from '../../context/deps';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import type { Effects } from '../../outbox/outbox';
import { findStaffAddress } from '../prices/prices.service';
import { findStaffProduct } from './products.staff.queries';

/** Mails a SuperAdmin that a scheduled television was not published, and what it lacks. */
export async function mailPublishFailed(
  deps: AppDeps,
  { userId, productId, missing }: Effects['mail.publish-failed'],
  effectId: string,
): Promise<void> {
  const to = await findStaffAddress(deps.db, userId);
  const product = await findStaffProduct(deps.db, productId);
  if (!to || !product) return;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: to.email,
      subject: `${product.name} was not published`,
      greeting: `Hello ${to.name},`,
      blocks: [
        text('This television was to be published now, but it lacks something. It is a draft.'),
        rows([product.name, `Missing: ${missing}`]),
        button(
          'Complete it',
          new URL(`/admin-dashboard/edit-product/${productId}`, deps.config.ADMIN_URL).toString(),
        ),
      ],
    }),
  );
}
