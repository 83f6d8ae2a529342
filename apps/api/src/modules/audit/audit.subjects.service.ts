import type { AuditSubject } from '@aabha/contracts/audit/audit.schema';
import { ticketNumber } from '@aabha/contracts/complaints/complaints.rules';
import { messageReference } from '@aabha/contracts/contact/contact.rules';
import { MAIL_TEMPLATE_FACTS } from '@aabha/contracts/mails/mail-template-facts';
import type { MailKind } from '@aabha/contracts/mails/mails.values';
import { orderNumber, shortId } from '@aabha/contracts/orders/orders.rules';
import { SECTION_LABELS } from '@aabha/contracts/shop-settings/section-labels';
import type { DbOrTx } from '@aabha/db/client';
import { isUuid } from '@aabha/db/ids';
import { NAMES_OF, selectLastNames, selectReturnedOrders } from './audit.subjects.queries';

interface Changed {
  entity: string;
  entityId: string;
}

const sectionLabel = (section: string) =>
  (SECTION_LABELS as Readonly<Record<string, { label: string }>>)[section]?.label ?? section;

const keyOf = ({ entity, entityId }: Changed) => `${entity} ${entityId}`;

/** Kinds whose number is derived from the id, and which are never removed, or by an erasure only. */
const NUMBER_OF: ReadonlyMap<string, (id: string) => string> = new Map([
  ['order', orderNumber],
  ['wholesale-order', (id) => shortId(id, 6)],
  ['complaint', ticketNumber],
  ['message', messageReference],
  ['mail', (id) => shortId(id, 6)],
  /* The list that was exported. */
  ['export', (list) => list],
  ['mail-template', (kind) => MAIL_TEMPLATE_FACTS[kind as MailKind]?.name ?? kind],
  /* The month. */
  ['gst-return', (period) => period],
  /* Its name. */
  ['brand', (brand) => brand],
  /* The section. */
  ['setting', sectionLabel],
]);

const there = (name: string): AuditSubject => ({ name, exists: true, role: null });

/** Returns the names of one kind; records without one were removed. */
async function readKind(db: DbOrTx, entity: string, ids: string[]): Promise<[string, AuditSubject][]> {
  const number = NUMBER_OF.get(entity);
  if (number) return ids.map((id) => [id, there(number(id))]);
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  if (entity === 'return') {
    const rows = await selectReturnedOrders(db, known);
    return rows.map(({ id, orderId }) => [id, there(orderNumber(orderId))]);
  }
  const rows = (await NAMES_OF.get(entity)?.(db, known)) ?? [];
  return rows.map(({ id, name, isRemoved = false, role = null }) => [id, { name, exists: !isRemoved, role }]);
}

/**
 * Returns the name of each entry's subject: at most one statement for each kind, and one for removed records,
 * whose last name is in the log itself.
 */
export async function subjectsOf(db: DbOrTx, entries: readonly Changed[]) {
  const found = new Map<string, AuditSubject>();
  const idsOf = (kind: string) => [
    ...new Set(entries.filter(({ entity }) => entity === kind).map(({ entityId }) => entityId)),
  ];
  await Promise.all(
    [...new Set(entries.map(({ entity }) => entity))].map(async (entity) => {
      for (const [entityId, subject] of await readKind(db, entity, idsOf(entity)))
        found.set(keyOf({ entity, entityId }), subject);
    }),
  );
  const gone = entries.filter((entry) => NAMES_OF.has(entry.entity) && !found.has(keyOf(entry)));
  if (gone.length > 0)
    for (const { name, ...changed } of await selectLastNames(db, gone))
      found.set(keyOf(changed), { name, exists: false, role: null });
  return (entry: Changed): AuditSubject =>
    found.get(keyOf(entry)) ?? { name: null, exists: false, role: null };
}
