import { or, sql } from 'drizzle-orm';
import type { SearchText } from '@aabha/contracts/search/search-text';
import { creditNotes } from '@aabha/db/schema/credit-notes';
import { invoices } from '@aabha/db/schema/invoices';
import { wholesaleOrders } from '@aabha/db/schema/wholesale';
import { containsId, containsText } from '@aabha/db/search/contains-text';
import type { HitSelect } from './search.hits.queries';

const buyer = sql`snapshot #>> '{buyer,name}'`;

/** Returns invoices by a part of their number, or of a business. */
export function invoiceHits({ documentNumber, gstin }: SearchText): HitSelect | undefined {
  if (documentNumber === undefined) return undefined;
  const matches =
    gstin === undefined
      ? containsText(invoices.number, documentNumber)
      : sql`number is not null and ${containsText(sql`(${invoices.snapshot} #>> '{buyer,gstin}')`, gstin)}`;
  return sql`
    select id::text as _id, number as title, ${buyer} as detail, null::text as status, amount_paise as amount, created_at
    from ${invoices} where ${matches}`;
}

/** Returns credit notes by a part of their number. */
export const creditNoteHits = ({ documentNumber }: SearchText): HitSelect | undefined =>
  documentNumber === undefined
    ? undefined
    : sql`
        select id::text as _id, number as title, ${buyer} as detail, null::text as status, amount_paise as amount,
          issued_at as created_at
        from ${creditNotes} where ${containsText(creditNotes.number, documentNumber)}`;

/** Returns the refund with this id at the provider. */
export const refundHits = ({ providerId }: SearchText): HitSelect | undefined =>
  providerId === undefined
    ? undefined
    : sql`
        select id::text as _id, provider_refund_id as title, reason as detail, status::text as status,
          amount_paise as amount, created_at
        from refunds where provider_refund_id = ${providerId}`;

/** Returns wholesale orders by their number, contact, e-mail, company or GSTIN. */
export function bulkOrderHits({ words, orderSuffix }: SearchText): HitSelect {
  const { email, contact, companyName, gstNumber, id } = wholesaleOrders;
  const matches = or(
    ...[email, contact, companyName, gstNumber].map((column) => containsText(column, words)),
    orderSuffix === undefined ? undefined : containsId(id, orderSuffix),
  );
  return sql`
    select id::text as _id, upper(right(id::text, 6)) as title, coalesce(nullif(company_name, ''), email) as detail,
      payment_status::text as status, null::bigint as amount, created_at
    from ${wholesaleOrders} where ${matches}`;
}
