import { isGstin } from '../gst/gstin';
import { searchedNumber } from '../orders/order-number';
import { normalizedCode } from '../shipments/scan.rules';
import { normalizePhone, phoneSearchDigits } from '../phone/phone';

/** A text that staff search for, with what it can be (docs/spec/back-office.md#search). One text may be several things. */
export interface SearchText {
  /** As it is compared with names and other words: trimmed, in lower case, with single spaces. */
  words: string;
  /** The last characters of an order's id, 6 or more of them, in lower case. */
  orderSuffix?: string;
  /** The ten digits of a phone number in any form, or four and more of its first. */
  phoneDigits?: string;
  /** The id of a payment, of its order, or of a refund at the provider. */
  providerId?: string;
  /** The number of an invoice or a credit note, or its beginning, in upper case. */
  documentNumber?: string;
  /** The PIN code, six digits. */
  pinCode?: string;
  /** The serial number of a television as shipments have it: in upper case, without spaces. */
  serial?: string;
  /** The GSTIN, in upper case. */
  gstin?: string;
  /** The last characters of a complaint's id, of its ticket number, in lower case. */
  ticketSuffix?: string;
}

/** An id, or its end from 6 characters on, in UUID form. */
const ID_END = /^(?=(?:.*[0-9a-f]){6})[0-9a-f-]{6,36}$/;
const PROVIDER_ID = /^(pay|order|rfnd)_\w+$/;
const TICKET = /^t-([0-9a-f]{8})$/;
/** At most 16 characters (rule 46 of the CGST Rules), with a digit. */
const DOCUMENT = /^(?=.*\d)[a-z0-9][a-z0-9/-]{2,15}$/;
/** A serial number has a digit, and no more than 60 characters. */
const SERIAL = /^(?=.*\d)\S{3,60}$/;
const FEWEST_PHONE_DIGITS = 4;

function phoneDigitsOf(text: string): string | undefined {
  const digits = normalizePhone(text) ?? phoneSearchDigits(text) ?? (/^\d+$/.test(text) ? text : undefined);
  return digits && digits.length >= FEWEST_PHONE_DIGITS && digits.length <= 10 ? digits : undefined;
}

/** Returns the set properties only. */
const present = <T extends object>(properties: { [K in keyof T]: T[K] | undefined }): Partial<T> =>
  Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== undefined),
  ) as unknown as Partial<T>;

/** Returns what a typed text can be. */
export function readSearchText(typed: string): SearchText {
  const text = searchedNumber(typed.normalize('NFKC'));
  const words = text.toLowerCase().replaceAll(/\s+/g, ' ');
  const gstin = words.toUpperCase();
  const serial = normalizedCode(text);
  return {
    words,
    ...present<Omit<SearchText, 'words'>>({
      orderSuffix: ID_END.test(words) ? words : undefined,
      phoneDigits: phoneDigitsOf(text),
      /* Ids of the provider are compared as they are: case counts. */
      providerId: PROVIDER_ID.test(text) ? text : undefined,
      documentNumber: DOCUMENT.test(words) ? words.toUpperCase() : undefined,
      pinCode: /^\d{6}$/.test(words) ? words : undefined,
      serial: SERIAL.test(serial) ? serial : undefined,
      gstin: isGstin(gstin) ? gstin : undefined,
      ticketSuffix: TICKET.exec(words)?.[1],
    }),
  };
}
