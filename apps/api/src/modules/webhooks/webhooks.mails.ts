import type { AppDeps } from '../../context/deps';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import type { Effects } from '../../outbox/outbox';
import { findStaffAddress } from '../prices/prices.service';
import { findWebhook } from './webhooks.queries';

/** Mails a SuperAdmin that the shop paused a webhook, and why; nothing where it was resumed or deleted meanwhile. */
export async function mailWebhookPaused(
  deps: AppDeps,
  { userId, webhookId }: Effects['mail.webhook-paused'],
  effectId: string,
): Promise<void> {
  const to = await findStaffAddress(deps.db, userId);
  const webhook = await findWebhook(deps.db, webhookId);
  if (!to || webhook?.state !== 'auto-paused') return;
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: to.email,
      subject: 'A webhook was paused',
      greeting: `Hello ${to.name},`,
      blocks: [
        text(
          'The shop stopped telling another program of events, since it could not be reached. Events that happen meanwhile are not sent later.',
        ),
        rows(
          ['Address', webhook.url],
          ['Why', webhook.reason ?? ''],
          ['Last result', webhook.lastResult ?? ''],
        ),
        button(
          'Open the webhook',
          new URL(`/admin-dashboard/webhooks/${webhookId}/show`, deps.config.ADMIN_URL).toString(),
        ),
      ],
    }),
  );
}
