import type { Paise } from '@aabha/contracts/money/money';
import { formatPaise } from '@aabha/contracts/money/money-format';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { screenUrl, type MailEnvelope, type MailShop } from '../mail-shop';

/** A change of a price as its mails need it. */
export interface MailedPriceChange {
  product: { name: string };
  from: { new_price: Paise };
  wanted: { new_price: Paise };
  /** ISO-8601 instants; null for at once, and for no end. */
  starts_at: string | null;
  ends_at: string | null;
  neededApproval: boolean;
  isApproved: boolean;
  state: string;
  askedBy: { name: string };
  decidedBy: { name: string | null } | null;
  note: string | null;
}

const described = ({ product, from, wanted, starts_at }: MailedPriceChange): [string, string] => [
  product.name,
  `${formatPaise(from.new_price)} → ${formatPaise(wanted.new_price)}${starts_at ? `, from ${formatDateTime(starts_at)}` : ''}`,
];

/** Returns the mail to a SuperAdmin with prices that somebody else asked for; `changes` are the first of `changeCount`. */
export function priceProposedMail(
  shop: MailShop,
  envelope: MailEnvelope,
  data: {
    name: string;
    first: MailedPriceChange;
    changes: readonly MailedPriceChange[];
    changeCount: number;
    /** How many of them are not among `changes`. */
    others: number;
  },
): Mail {
  const { name, first, changes, changeCount, others } = data;
  return composeMail(shop, {
    ...envelope,
    subject:
      changeCount === 1
        ? `Please check a price: ${first.product.name}`
        : `Please check ${changeCount} prices`,
    greeting: `Hello ${name},`,
    blocks: [
      text(`${first.askedBy.name} wants prices that are more than 30 % lower. They need your approval.`),
      rows(...changes.map(described)),
      ...(others > 0 ? [text(`And ${others} more.`)] : []),
      button('Check the prices', screenUrl(shop, 'price-approvals')),
    ],
  });
}

/** Returns the mail to the person who asked for a price about how a second person decided. */
export function priceDecidedMail(
  shop: MailShop,
  envelope: MailEnvelope,
  { name, change }: { name: string; change: MailedPriceChange },
): Mail {
  const verdict = change.state === 'Rejected' ? 'rejected' : 'approved';
  return composeMail(shop, {
    ...envelope,
    subject: `The price of ${change.product.name} was ${verdict}`,
    greeting: `Hello ${name},`,
    blocks: [
      text(`${change.decidedBy?.name ?? 'A second person'} has ${verdict} the price that you asked for.`),
      rows(described(change)),
      ...(change.note ? [text(`Reason: ${change.note}`)] : []),
      button('See the prices', screenUrl(shop, 'price-approvals')),
    ],
  });
}

const reasonMissed = ({ neededApproval, isApproved }: MailedPriceChange, isRemoved: boolean): string => {
  if (isRemoved) return 'The television was removed from sale before.';
  if (neededApproval && !isApproved) return 'Nobody approved it before its end.';
  return 'The background worker of the shop did not run between its start and its end.';
};

/** Returns the mail to one of the staff about a scheduled price that was not set, and why. */
export function priceMissedMail(
  shop: MailShop,
  envelope: MailEnvelope,
  { name, change, isRemoved }: { name: string; change: MailedPriceChange; isRemoved: boolean },
): Mail {
  const until =
    change.ends_at === null ? [] : [['Until', formatDateTime(change.ends_at)] as [string, string]];
  return composeMail(shop, {
    ...envelope,
    subject: `A scheduled price was not set: ${change.product.name}`,
    greeting: `Hello ${name},`,
    blocks: [
      text(`A scheduled price was not set. ${reasonMissed(change, isRemoved)}`),
      rows(described(change), ...until),
      button('See the scheduled prices', screenUrl(shop, 'price-schedule')),
    ],
  });
}
