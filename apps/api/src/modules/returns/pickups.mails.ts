import { isSameSlot, type PickupSlot } from '@aabha/contracts/returns/pickup-slots.rules';
import type { PickupChange } from '@aabha/contracts/returns/pickup-slots.values';
import type { AppDeps } from '../../context/deps';
import { mailLanguage } from '../../mails/mail-language';
import { pickupMail } from '../../mails/templates/pickup-mail';
import { findReturnWithLines } from './returns.service';

/**
 * Mails the shopper when the goods of a return are fetched (docs/spec/mails.md#kinds). Nothing is sent about a choice that
 * another one has followed, or that the end of the return has made pointless: mails are not sent in the order of their causes.
 */
export async function mailReturnPickup(
  deps: AppDeps,
  { returnId, change, slot }: { returnId: string; change: PickupChange; slot: PickupSlot | null },
  effectId: string,
): Promise<void> {
  const request = await findReturnWithLines(deps.db, returnId);
  if (!request) return;
  const { pickup } = request;
  const isCurrent = slot ? pickup !== null && isSameSlot(pickup, slot) : pickup === null;
  if (!isCurrent || (slot === null && request.state !== 'approved')) return;
  const { _id: userId, email } = request.user_id;
  const language = await mailLanguage(deps, { userId, email });
  await deps.ports.mail.send(
    pickupMail(deps, { messageId: effectId, to: email, language }, { ...request, change, slot }),
  );
}
