import { formatPaise } from '@aabha/contracts/money/money-format';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { AppDeps } from '../../context/deps';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import type { Effects } from '../../outbox/outbox';
import { findPriceChange, selectPriceChangesOf, type PriceChangeRow } from './price-changes.queries';
import { findStaffAddress } from './prices.queries';

const described = ({ product, from, wanted, starts_at }: PriceChangeRow): [string, string] => [
  product.name,
  `${formatPaise(from.new_price)} → ${formatPaise(wanted.new_price)}${starts_at ? `, from ${formatDateTime(starts_at)}` : ''}`,
];

const pageUrl = (deps: AppDeps, page: 'price-approvals' | 'price-schedule') =>
  new URL(`/admin-dashboard/${page}`, deps.config.ADMIN_URL).toString();

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
    composeMail(deps, {
      messageId: effectId,
      to: to.email,
      subject:
        changeCount === 1
          ? `Please check a price: ${first.product.name}`
          : `Please check ${changeCount} prices`,
      greeting: `Hello ${to.name},`,
      blocks: [
        text(`${first.askedBy.name} wants prices that are more than 30 % lower. They need your approval.`),
        rows(...changes.map(described)),
        ...(others > 0 ? [text(`And ${others} more.`)] : []),
        button('Check the prices', pageUrl(deps, 'price-approvals')),
      ],
    }),
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
  const verdict = change.state === 'Rejected' ? 'rejected' : 'approved';
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: to.email,
      subject: `The price of ${change.product.name} was ${verdict}`,
      greeting: `Hello ${to.name},`,
      blocks: [
        text(`${change.decidedBy?.name ?? 'A second person'} has ${verdict} the price that you asked for.`),
        rows(described(change)),
        ...(change.note ? [text(`Reason: ${change.note}`)] : []),
        button('See the prices', pageUrl(deps, 'price-approvals')),
      ],
    }),
  );
}

const reasonMissed = ({ neededApproval, isApproved }: PriceChangeRow, isRemoved: boolean): string => {
  if (isRemoved) return 'The television was removed from sale before.';
  if (neededApproval && !isApproved) return 'Nobody approved it before its end.';
  return 'The background worker of the shop did not run between its start and its end.';
};

/** Mails one of the staff that a scheduled price was not set, and why. */
export async function mailPriceMissed(
  deps: AppDeps,
  { userId, changeId, isRemoved }: Effects['mail.price-missed'],
  effectId: string,
): Promise<void> {
  const change = await findPriceChange(deps.db, changeId);
  const to = change && (await findStaffAddress(deps.db, userId));
  if (!to) return;
  const until =
    change.ends_at === null ? [] : [['Until', formatDateTime(change.ends_at)] as [string, string]];
  await deps.ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to: to.email,
      subject: `A scheduled price was not set: ${change.product.name}`,
      greeting: `Hello ${to.name},`,
      blocks: [
        text(`A scheduled price was not set. ${reasonMissed(change, isRemoved)}`),
        rows(described(change), ...until),
        button('See the scheduled prices', pageUrl(deps, 'price-schedule')),
      ],
    }),
  );
}
