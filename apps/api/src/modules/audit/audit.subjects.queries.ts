import { reportTitle } from '@aabha/contracts/report-schedules/schedule-texts';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { unionAll, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Role } from '@aabha/contracts/accounts/accounts.schema';
import { ORDER_NUMBER_LENGTH } from '@aabha/contracts/orders/order-number';
import type { DbOrTx } from '@aabha/db/client';
import { users } from '@aabha/db/schema/accounts';
import { apiKeys } from '@aabha/db/schema/api-keys';
import { coupons } from '@aabha/db/schema/coupons';
import { creditNotes } from '@aabha/db/schema/credit-notes';
import { ewayBillLimits } from '@aabha/db/schema/eway-bills';
import { invoices } from '@aabha/db/schema/invoices';
import { auditLog } from '@aabha/db/schema/audit';
import { media } from '@aabha/db/schema/media';
import { returnRequests } from '@aabha/db/schema/returns';
import { products } from '@aabha/db/schema/products';
import { reviews } from '@aabha/db/schema/reviews';
import { savedViews } from '@aabha/db/schema/saved-views';
import { serviceAreas } from '@aabha/db/schema/service-areas';
import { news } from '@aabha/db/schema/news';
import { shipments } from '@aabha/db/schema/shipments';
import { bankOffers } from '@aabha/db/schema/bank-offers';
import { emiPlans } from '@aabha/db/schema/emi';
import { specificationTerms } from '@aabha/db/schema/specifications';
import { staffRoles } from '@aabha/db/schema/staff-roles';
import { taxRates } from '@aabha/db/schema/tax-rates';
import { reportSchedules } from '@aabha/db/schema/report-schedules';
import { webhookEndpoints } from '@aabha/db/schema/webhook-endpoints';
import { wholesaleProducts } from '@aabha/db/schema/wholesale';

/** A record that staff change, with its name. */
interface NamedRow {
  id: string;
  name: string;
  /** A removed television, whose row still exists. */
  isRemoved?: boolean;
  role?: Role;
}

const documentNumber = (number: AnyPgColumn) => sql<string>`coalesce(${number}, '')`;

type ReadNames = (db: DbOrTx, ids: string[]) => PromiseLike<NamedRow[]>;

/** Reads the names of each kind that has names: one statement for all records of a kind. */
const NAMES: Readonly<Record<string, ReadNames>> = {
  product: (db, ids) =>
    db
      .select({
        id: products.id,
        name: products.name,
        isRemoved: sql<boolean>`${products.removedAt} is not null`,
      })
      .from(products)
      .where(inArray(products.id, ids)),
  wholesale: (db, ids) =>
    db
      .select({ id: wholesaleProducts.id, name: products.name })
      .from(wholesaleProducts)
      .innerJoin(products, eq(products.id, wholesaleProducts.productId))
      .where(inArray(wholesaleProducts.id, ids)),
  coupon: (db, ids) =>
    db.select({ id: coupons.id, name: coupons.code }).from(coupons).where(inArray(coupons.id, ids)),
  review: (db, ids) =>
    db.select({ id: reviews.id, name: reviews.title }).from(reviews).where(inArray(reviews.id, ids)),
  'service-area': (db, ids) =>
    db
      .select({ id: serviceAreas.id, name: serviceAreas.zipcode })
      .from(serviceAreas)
      .where(inArray(serviceAreas.id, ids)),
  shipment: (db, ids) =>
    db
      .select({
        id: shipments.id,
        name: sql<string>`'Order ' || upper(right(${shipments.orderId}::text, ${ORDER_NUMBER_LENGTH}::int))`,
      })
      .from(shipments)
      .where(inArray(shipments.id, ids)),
  'e-invoice': (db, ids) =>
    unionAll(
      db
        .select({ id: invoices.id, name: documentNumber(invoices.number) })
        .from(invoices)
        .where(inArray(invoices.id, ids)),
      db
        .select({ id: creditNotes.id, name: documentNumber(creditNotes.number) })
        .from(creditNotes)
        .where(inArray(creditNotes.id, ids)),
    ),
  'eway-bill': (db, ids) =>
    db
      .select({ id: invoices.id, name: documentNumber(invoices.number) })
      .from(invoices)
      .where(inArray(invoices.id, ids)),
  'eway-bill-limit': (db, ids) =>
    db
      .select({
        id: ewayBillLimits.id,
        name: sql<string>`'State ' || ${ewayBillLimits.stateCode} || ' from ' || ${ewayBillLimits.validFrom}`,
      })
      .from(ewayBillLimits)
      .where(inArray(ewayBillLimits.id, ids)),
  'api-key': (db, ids) =>
    db.select({ id: apiKeys.id, name: apiKeys.name }).from(apiKeys).where(inArray(apiKeys.id, ids)),
  'report-schedule': async (db, ids) => {
    const { id, report } = reportSchedules;
    const found = await db.select({ id, report }).from(reportSchedules).where(inArray(id, ids));
    return found.map((row) => ({ id: row.id, name: reportTitle(row.report) }));
  },
  webhook: (db, ids) =>
    db
      .select({ id: webhookEndpoints.id, name: webhookEndpoints.url })
      .from(webhookEndpoints)
      .where(inArray(webhookEndpoints.id, ids)),
  'staff-role': (db, ids) =>
    db
      .select({ id: staffRoles.id, name: staffRoles.name })
      .from(staffRoles)
      .where(inArray(staffRoles.id, ids)),
  'emi-plan': (db, ids) =>
    db.select({ id: emiPlans.id, name: emiPlans.bank }).from(emiPlans).where(inArray(emiPlans.id, ids)),
  'bank-offer': (db, ids) =>
    db
      .select({ id: bankOffers.id, name: bankOffers.bank })
      .from(bankOffers)
      .where(inArray(bankOffers.id, ids)),
  'specification-term': (db, ids) =>
    db
      .select({ id: specificationTerms.id, name: specificationTerms.name })
      .from(specificationTerms)
      .where(inArray(specificationTerms.id, ids)),
  picture: (db, ids) =>
    db.select({ id: media.hash, name: media.name }).from(media).where(inArray(media.hash, ids)),
  'saved-view': (db, ids) =>
    db
      .select({ id: savedViews.id, name: savedViews.name })
      .from(savedViews)
      .where(inArray(savedViews.id, ids)),
  'tax-rate': (db, ids) =>
    db
      .select({
        id: taxRates.id,
        name: sql<string>`coalesce(nullif(${taxRates.hsn}, ''), 'Other goods') || ' from ' || ${taxRates.validFrom}`,
      })
      .from(taxRates)
      .where(inArray(taxRates.id, ids)),
  'credit-note': (db, ids) =>
    db
      .select({ id: creditNotes.id, name: documentNumber(creditNotes.number) })
      .from(creditNotes)
      .where(inArray(creditNotes.id, ids)),
  news: (db, ids) => db.select({ id: news.id, name: news.title }).from(news).where(inArray(news.id, ids)),
  user: (db, ids) =>
    db.select({ id: users.id, name: users.name, role: users.role }).from(users).where(inArray(users.id, ids)),
};

export const NAMES_OF: ReadonlyMap<string, ReadNames> = new Map(Object.entries(NAMES));

/** Selects the orders of returns. */
export function selectReturnedOrders(db: DbOrTx, ids: string[]) {
  return db
    .select({ id: returnRequests.id, orderId: returnRequests.orderId })
    .from(returnRequests)
    .where(inArray(returnRequests.id, ids));
}

/** Selects the last names of removed records from the log itself. */
export function selectLastNames(db: DbOrTx, gone: readonly { entity: string; entityId: string }[]) {
  const { before } = auditLog;
  return db
    .selectDistinctOn([auditLog.entity, auditLog.entityId], {
      entity: auditLog.entity,
      entityId: auditLog.entityId,
      name: sql<string | null>`
        coalesce(${before}->>'name', ${before}->>'title', ${before}->>'zipcode', ${products.name})`,
    })
    .from(auditLog)
    .leftJoin(products, sql`${products.id} = (${before}->>'product_id')::uuid`)
    .where(
      and(
        isNull(auditLog.after),
        or(
          ...gone.map(({ entity, entityId }) =>
            and(eq(auditLog.entity, entity), eq(auditLog.entityId, entityId)),
          ),
        ),
      ),
    )
    .orderBy(auditLog.entity, auditLog.entityId, desc(auditLog.createdAt));
}
