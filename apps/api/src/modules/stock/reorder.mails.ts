import type { ListReorderInput, ReorderRow } from '@aabha/contracts/stock/reorder.schema';
import { formatDay, indiaDay } from '@aabha/contracts/time/india-time';
import type { AppDeps } from '../../context/deps';
import { button, composeMail, rows, text } from '../../mails/compose-mail';
import type { Effects } from '../../outbox/outbox';
import { selectLateDeliveries, type DeliveryRow } from './deliveries.queries';
import { listReorder } from './reorder.service';

/** How many televisions and late deliveries a mail names; it counts the others. */
const NAMED = 50;
const TO_ORDER: ListReorderInput = { pageNum: 1, pageSize: NAMED, filters: { need: 'order' } };

/** Returns the addresses that get the daily mail of what to order. */
export const addressesOf = ({ current }: Pick<AppDeps['settings'], 'current'>): string[] =>
  current.reorderMailTo.split(', ').filter(Boolean);

const units = (count: number) => (count === 1 ? '1 unit' : `${count} units`);

function orderLine({ name, suggestion, free, cover_days: cover, expected }: ReorderRow): [string, string] {
  const parts = [
    `${free} free`,
    cover === null ? 'no sales' : `covers ${cover === 1 ? '1 day' : `${cover} days`}`,
    ...(expected > 0 ? [`${expected} expected`] : []),
  ];
  return [name, `order ${units(suggestion)} (${parts.join(', ')})`];
}

const lateLine = (delivery: DeliveryRow): [string, string] => [
  delivery.productName,
  `${units(delivery.quantity - delivery.received)} due on ${formatDay(delivery.dueOn)}${delivery.supplier === '' ? '' : `, ${delivery.supplier}`}`,
];

const andMore = (total: number) => (total > NAMED ? [text(`And ${total - NAMED} more.`)] : []);

/** Mails what to order, and which deliveries are late, to one of the addresses of the settings; nothing to say, no mail. */
export async function mailReorder(
  deps: AppDeps,
  { day, position }: Effects['mail.reorder'],
  effectId: string,
): Promise<void> {
  const { db, settings, ports, config } = deps;
  const to = addressesOf(settings)[position];
  if (to === undefined) return;
  const now = ports.clock.now();
  const [{ reorderList, reorderCount }, late] = await Promise.all([
    listReorder({ db, settings, now }, TO_ORDER),
    selectLateDeliveries(db, indiaDay(now), NAMED),
  ]);
  if (reorderCount === 0 && late.total === 0) return;
  const toOrder = reorderCount === 1 ? '1 television to order' : `${reorderCount} televisions to order`;
  await ports.mail.send(
    composeMail(deps, {
      messageId: effectId,
      to,
      subject: `${reorderCount === 0 ? 'Late deliveries' : toOrder}, ${formatDay(day)}`,
      greeting: 'Hello,',
      blocks: [
        ...(reorderCount > 0
          ? [
              text('These televisions will run short. The first ones need the most units.'),
              rows(...reorderList.map(orderLine)),
              ...andMore(reorderCount),
            ]
          : []),
        ...(late.total > 0
          ? [text('These deliveries are late:'), rows(...late.rows.map(lateLine)), ...andMore(late.total)]
          : []),
        button('See what to order', new URL('/admin-dashboard/reorder', config.ADMIN_URL).toString()),
      ],
    }),
  );
}
