import type { AppDeps } from '../../context/deps';
import { webhookPausedMail } from '../../mails/templates/staff-mails';
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
  const found = await findWebhook(deps.db, webhookId);
  if (!to || found?.state !== 'auto-paused') return;
  const webhook = { ...found, id: webhookId };
  await deps.ports.mail.send(
    webhookPausedMail(deps, { messageId: effectId, to: to.email }, { name: to.name, webhook }),
  );
}
