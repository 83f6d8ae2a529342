import { sql, type SQL } from 'drizzle-orm';
import { INVOICE_DIGITS } from '@aabha/contracts/gst/gst';

/** Returns the number of an invoice or a credit note: the prefix of its series and year, and its serial with leading zeros. */
export const documentNumber = (prefix: unknown, serial: unknown): SQL =>
  sql`${prefix} || lpad((${serial})::text, greatest(${sql.raw(String(INVOICE_DIGITS))}, length((${serial})::text)), '0')`;
