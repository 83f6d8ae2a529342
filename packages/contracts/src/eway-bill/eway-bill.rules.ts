import { gstStateCode } from '../gst/states';
import type { InvoiceSnapshot } from '../invoices/invoice-snapshot';
import { paise, type Paise } from '../money/money';
import { endOfIndiaDay, indiaDay } from '../time/india-time';
import type { EwayBillState } from './eway-bills.values';

/** The value above which goods that stay within a State need an e-way bill, from a day in India (`2026-04-01`) on. */
export interface EwayBillLimit {
  /** The two-digit GST code of the State. */
  stateCode: string;
  limitPaise: Paise;
  validFrom: string;
}

/** The value above which goods need an e-way bill where no State has set another (CGST Rules, rule 138(1)). */
const CENTRAL_LIMIT = paise(50_000_00);

/** A movement of goods between two States, by their names, on a day in India. */
interface Movement {
  from: string;
  to: string;
  day: string;
}

/**
 * Returns the value, tax included, above which a movement needs an e-way bill: within a State its own limit of that day, else
 * ₹50,000. A name that is no State counts as another State.
 */
export function ewayBillLimitOn({ from, to, day }: Movement, limits: readonly EwayBillLimit[]): Paise {
  const code = gstStateCode(from);
  if (code === undefined || code !== gstStateCode(to)) return CENTRAL_LIMIT;
  const [limit] = limits
    .filter(({ stateCode, validFrom }) => stateCode === code && validFrom <= day)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
  return limit?.limitPaise ?? CENTRAL_LIMIT;
}

/** An issued invoice with what decides whether its goods need an e-way bill. */
interface MovedInvoice {
  issuedAt: string;
  amountPaise: number;
  snapshot: Pick<InvoiceSnapshot, 'seller' | 'buyer' | 'consignee' | 'lines'>;
}

/**
 * Returns whether the goods of an invoice need an e-way bill: their value with tax is above the limit of their way, from the
 * seller's State to that of the delivery (docs/spec/eway-bills.md#when-it-is-needed). Services need none.
 */
export function isEwayBillNeeded(
  { issuedAt, amountPaise, snapshot }: MovedInvoice,
  limits: readonly EwayBillLimit[],
): boolean {
  const { seller, buyer, consignee = buyer, lines } = snapshot;
  if (lines.every(({ hsn }) => hsn.startsWith('99'))) return false;
  const way = { from: seller.state, to: consignee.state, day: indiaDay(new Date(issuedAt)) };
  return amountPaise > ewayBillLimitOn(way, limits);
}

/** Returns the state of an invoice's e-way bill; the goods of a cancelled or returned order are not sent. */
export function ewayBillState(
  invoice: MovedInvoice & { isSent: boolean; hasNumber: boolean },
  limits: readonly EwayBillLimit[],
): EwayBillState {
  if (invoice.hasNumber) return 'entered';
  return invoice.isSent && isEwayBillNeeded(invoice, limits) ? 'needed' : 'not-needed';
}

const KM_A_DAY = 200;
const DAY_MS = 86_400_000;

/**
 * Returns until when an e-way bill of a distance is valid: a day for each 200 km or part of them, each until midnight in India
 * of the day after (CGST Rules, rule 138(10)).
 */
export function ewayBillValidUntil(generatedAt: string, km: number): string {
  const days = Math.max(1, Math.ceil(km / KM_A_DAY));
  const last = new Date(Date.parse(generatedAt) + days * DAY_MS);
  return endOfIndiaDay(indiaDay(last)).toISOString();
}

const OLDEST_DAYS = 180;

/** Returns whether the portal still takes an invoice: no document older than 180 days. */
export const isWithinEwayBillTime = (issuedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(issuedAt) <= OLDEST_DAYS * DAY_MS;
