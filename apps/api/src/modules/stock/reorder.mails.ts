import type { ListReorderInput } from '@aabha/contracts/stock/reorder.schema';
import { indiaDay } from '@aabha/contracts/time/india-time';
import type { AppDeps } from '../../context/deps';
import { reorderMail } from '../../mails/templates/staff-mails';
import type { Effects } from '../../outbox/outbox';
import { selectLateDeliveries } from './deliveries.queries';
import { listReorder } from './reorder.service';

/** How many televisions and late deliveries a mail names; it counts the others. */
const NAMED = 50;
const TO_ORDER: ListReorderInput = { pageNum: 1, pageSize: NAMED, filters: { need: 'order' } };

/** Returns the addresses that get the daily mail of what to order. */
export const addressesOf = ({ current }: Pick<AppDeps['settings'], 'current'>): string[] =>
  current.reorderMailTo.split(', ').filter(Boolean);

/** Mails what to order, and which deliveries are late, to one of the addresses of the settings; nothing to say, no mail. */
export async function mailReorder(
  deps: AppDeps,
  { day, position }: Effects['mail.reorder'],
  effectId: string,
): Promise<void> {
  const { db, settings, ports } = deps;
  const to = addressesOf(settings)[position];
  if (to === undefined) return;
  const now = ports.clock.now();
  const [{ reorderList, reorderCount }, late] = await Promise.all([
    listReorder({ db, settings, now }, TO_ORDER),
    selectLateDeliveries(db, indiaDay(now), NAMED),
  ]);
  if (reorderCount === 0 && late.total === 0) return;
  await ports.mail.send(
    reorderMail(
      deps,
      { messageId: effectId, to },
      { day, toOrder: { rows: reorderList, total: reorderCount }, late },
    ),
  );
}
