import { formatDay } from '@aabha/contracts/time/india-time';
import type { ReorderRow } from '@aabha/contracts/stock/reorder.schema';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text } from '../compose-mail';
import { screenUrl, type MailEnvelope, type MailShop } from '../mail-shop';

/** Returns the mail to a SuperAdmin about a scheduled television that was not published, and what it lacks. */
export function publishFailedMail(
  shop: MailShop,
  envelope: MailEnvelope,
  { name, product, missing }: { name: string; product: { id: string; name: string }; missing: string },
): Mail {
  return composeMail(shop, {
    ...envelope,
    subject: `${product.name} was not published`,
    greeting: `Hello ${name},`,
    blocks: [
      text('This television was to be published now, but it lacks something. It is a draft.'),
      rows([product.name, `Missing: ${missing}`]),
      button('Complete it', screenUrl(shop, `edit-product/${product.id}`)),
    ],
  });
}

/** A webhook that the shop paused. */
interface PausedWebhook {
  id: string;
  url: string;
  reason: string | null;
  lastResult: string | null;
}

/** Returns the mail to a SuperAdmin about a webhook that the shop paused, and why. */
export function webhookPausedMail(
  shop: MailShop,
  envelope: MailEnvelope,
  { name, webhook }: { name: string; webhook: PausedWebhook },
): Mail {
  return composeMail(shop, {
    ...envelope,
    subject: 'A webhook was paused',
    greeting: `Hello ${name},`,
    blocks: [
      text(
        'The shop stopped telling another program of events, since it could not be reached. Events that happen meanwhile are not sent later.',
      ),
      rows(
        ['Address', webhook.url],
        ['Why', webhook.reason ?? ''],
        ['Last result', webhook.lastResult ?? ''],
      ),
      button('Open the webhook', screenUrl(shop, `webhooks/${webhook.id}/show`)),
    ],
  });
}

/** What to order and which deliveries are late: the first of each, and how many there are. */
export interface MailedReorder {
  /** Day in India. */
  day: string;
  toOrder: {
    rows: readonly Pick<ReorderRow, 'name' | 'suggestion' | 'free' | 'cover_days' | 'expected'>[];
    total: number;
  };
  late: {
    rows: readonly {
      productName: string;
      quantity: number;
      received: number;
      dueOn: string;
      supplier: string;
    }[];
    total: number;
  };
}

const units = (count: number) => (count === 1 ? '1 unit' : `${count} units`);

function orderLine({
  name,
  suggestion,
  free,
  cover_days: cover,
  expected,
}: MailedReorder['toOrder']['rows'][number]): [string, string] {
  const parts = [
    `${free} free`,
    cover === null ? 'no sales' : `covers ${cover === 1 ? '1 day' : `${cover} days`}`,
    ...(expected > 0 ? [`${expected} expected`] : []),
  ];
  return [name, `order ${units(suggestion)} (${parts.join(', ')})`];
}

const lateLine = (delivery: MailedReorder['late']['rows'][number]): [string, string] => [
  delivery.productName,
  `${units(delivery.quantity - delivery.received)} due on ${formatDay(delivery.dueOn)}${delivery.supplier === '' ? '' : `, ${delivery.supplier}`}`,
];

const andMore = ({ rows: named, total }: { rows: readonly unknown[]; total: number }) =>
  total > named.length ? [text(`And ${total - named.length} more.`)] : [];

/** Returns the daily mail of what to order, and of late deliveries. */
export function reorderMail(
  shop: MailShop,
  envelope: MailEnvelope,
  { day, toOrder, late }: MailedReorder,
): Mail {
  const counted = toOrder.total === 1 ? '1 television to order' : `${toOrder.total} televisions to order`;
  return composeMail(shop, {
    ...envelope,
    subject: `${toOrder.total === 0 ? 'Late deliveries' : counted}, ${formatDay(day)}`,
    greeting: 'Hello,',
    blocks: [
      ...(toOrder.total > 0
        ? [
            text('These televisions will run short. The first ones need the most units.'),
            rows(...toOrder.rows.map(orderLine)),
            ...andMore(toOrder),
          ]
        : []),
      ...(late.total > 0
        ? [text('These deliveries are late:'), rows(...late.rows.map(lateLine)), ...andMore(late)]
        : []),
      button('See what to order', screenUrl(shop, 'reorder')),
    ],
  });
}
