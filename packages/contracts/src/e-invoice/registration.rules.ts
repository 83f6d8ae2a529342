import { invoiceTotals } from '../invoices/invoices.rules';
import { rupeesFromPaise } from '../money/money';
import { endOfIndiaDay, indiaDay } from '../time/india-time';
import type { EInvoiceDocument } from './e-invoice';

/** What a signed QR code says of a document, as far as it is compared. */
interface SignedFacts {
  SellerGstin?: unknown;
  BuyerGstin?: unknown;
  DocNo?: unknown;
  DocTyp?: unknown;
  TotInvVal?: unknown;
  Irn?: unknown;
}

const JWS = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Returns base64url as text, a character for each byte: all that is compared is ASCII. */
function decode(base64url: string): string {
  let text = '';
  let bits = 0;
  let buffer = 0;
  for (const character of base64url) {
    buffer = ((buffer << 6) | ALPHABET.indexOf(character)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    text += String.fromCharCode((buffer >> bits) & 0xff);
  }
  return text;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Returns what the payload of a signed QR code says; undefined for a text that is no JWS with JSON. The portal wraps the facts
 * as JSON text in `data`. The signature is not checked.
 */
function readSignedQr(jws: string): SignedFacts | undefined {
  if (!JWS.test(jws)) return undefined;
  try {
    const payload: unknown = JSON.parse(decode(jws.split('.')[1] ?? ''));
    const data = isObject(payload) && 'data' in payload ? payload.data : payload;
    const facts: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return isObject(facts) ? facts : undefined;
  } catch {
    return undefined;
  }
}

const TYPES = { invoice: 'INV', 'credit-note': 'CRN' } as const;

/**
 * Returns why a signed QR code is not that of a document and its IRN, in a sentence for the field; undefined where it is
 * (docs/spec/e-invoices.md#registration).
 */
export function signedQrProblem(
  { irn, signed_qr }: { irn: string; signed_qr: string },
  { kind, number, snapshot }: EInvoiceDocument,
): string | undefined {
  const facts = readSignedQr(signed_qr);
  if (!facts) return 'This is no signed QR code of the portal.';
  const { totalPaise } = invoiceTotals(snapshot);
  const checks: [isWrong: boolean, text: string][] = [
    [facts.DocNo !== number, `It is of document ${String(facts.DocNo)}, not ${number}.`],
    [facts.DocTyp !== TYPES[kind], `It is of a document of the kind ${String(facts.DocTyp)}.`],
    [facts.SellerGstin !== snapshot.seller.gstin, `It is of the seller ${String(facts.SellerGstin)}.`],
    [facts.BuyerGstin !== snapshot.buyer.gstin, `It is of the buyer ${String(facts.BuyerGstin)}.`],
    [
      Number(facts.TotInvVal) !== rupeesFromPaise(totalPaise),
      `Its total is ${String(facts.TotInvVal)}, not that of the document.`,
    ],
    [facts.Irn !== irn, 'It has another IRN.'],
  ];
  return checks.find(([isWrong]) => isWrong)?.[1];
}

/** Documents are registered within 30 days (GSTN advisory for a turnover of ₹10 crore and more, since 1 April 2025). */
const REPORT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Returns the last instant, ISO-8601, at which a document can be registered: the end of the 30th day in India. */
export const registrationDueAt = (issuedAt: string): string =>
  endOfIndiaDay(indiaDay(new Date(Date.parse(issuedAt) + REPORT_DAYS * DAY_MS))).toISOString();

/** The answer of the portal to an e-invoice, as far as it is stored. */
export interface PortalAnswer {
  irn: string;
  ack_number: string;
  /** A local time in India, `2026-11-23T15:04:05`. */
  ack_at: string;
  signed_qr: string;
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** Returns the answer in a JSON file of the portal or of its bulk tool; undefined for any other text. */
export function readPortalAnswer(json: string): PortalAnswer | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    const first: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
    if (!isObject(first) || textOf(first.Irn) === '') return undefined;
    return {
      irn: textOf(first.Irn),
      ack_number: textOf(first.AckNo),
      ack_at: textOf(first.AckDt).replace(' ', 'T'),
      signed_qr: textOf(first.SignedQRCode),
    };
  } catch {
    return undefined;
  }
}
