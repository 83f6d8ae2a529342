import type { AppDeps } from '../../context/deps';
import { priceDecidedMail, priceMissedMail, priceProposedMail } from '../../mails/templates/price-mails';
import type { Effects } from '../../outbox/outbox';
import { findPriceChange, selectPriceChangesOf } from './price-changes.queries';
import { findStaffAddress } from './prices.queries';

/** Mails a SuperAdmin the prices that somebody else has asked for and that wait for a second person. */
export async function mailPriceProposed(
  deps: AppDeps,
  { userId, changeIds, changeCount }: Effects['mail.price-proposed'],
  effectId: string,
): Promise<void> {
  const to = await findStaffAddress(deps.db, userId);
  const changes = (await selectPriceChangesOf(deps.db, changeIds)).filter(
    ({ state }) => state === 'Proposed',
  );
  const [first] = changes;
  if (!to || !first) return;
  const others = changeCount - changeIds.length;
  await deps.ports.mail.send(
    priceProposedMail(
      deps,
      { messageId: effectId, to: to.email },
      { name: to.name, first, changes, changeCount, others },
    ),
  );
}

/** Mails the person who asked for a price how a second person decided. */
export async function mailPriceDecided(
  deps: AppDeps,
  { changeId }: Effects['mail.price-decided'],
  effectId: string,
): Promise<void> {
  const change = await findPriceChange(deps.db, changeId);
  const to = change && (await findStaffAddress(deps.db, change.askedBy._id));
  if (!to) return;
  await deps.ports.mail.send(
    priceDecidedMail(deps, { messageId: effectId, to: to.email }, { name: to.name, change }),
  );
}

/** Mails one of the staff that a scheduled price was not set, and why. */
export async function mailPriceMissed(
  deps: AppDeps,
  { userId, changeId, isRemoved }: Effects['mail.price-missed'],
  effectId: string,
): Promise<void> {
  const change = await findPriceChange(deps.db, changeId);
  const to = change && (await findStaffAddress(deps.db, userId));
  if (!to) return;
  await deps.ports.mail.send(
    priceMissedMail(deps, { messageId: effectId, to: to.email }, { name: to.name, change, isRemoved }),
  );
}
