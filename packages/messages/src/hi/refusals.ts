import type { ErrorCode } from '@aabha/contracts/errors/error-table';
import { ALERT_REFUSAL_TEXTS } from './alert-refusal-texts';
import { DRAFT_REFUSAL_TEXTS } from './draft-refusal-texts';
import { translateFieldMessage } from './field-messages';
import { matchPatterns, type Pattern } from './patterns';
import { PASSPORT_REFUSALS } from './passport-refusals';
import { REFUND_REQUEST_REFUSALS } from './refund-request-refusals';
import { REFUSAL_TEXTS } from './refusal-texts';
import { STAFF_REFUSAL_TEXTS } from './staff-refusal-texts';
import { IMPORT_REFUSAL_TEXTS } from './import-refusal-texts';
import { PRODUCT_REFUSAL_TEXTS } from './product-refusal-texts';
import { DELIVERY_PROMISE_REFUSALS } from './delivery-promise-refusals';
import { INSTALLATION_REFUSALS } from './installation-refusals';
import { STOCK_REFUSAL_TEXTS } from './stock-refusal-texts';
import { STAFF_ROLE_REFUSALS } from './staff-role-refusals';
import { STAFF_SIGN_IN_REFUSALS } from './staff-sign-in-refusals';
import { VIEW_REFUSAL_TEXTS } from './view-refusal-texts';
import { WISH_REFUSAL_TEXTS } from './wish-refusal-texts';

const TEXTS: Readonly<Record<ErrorCode, string | readonly Pattern[]>> = {
  ...REFUSAL_TEXTS,
  ...ALERT_REFUSAL_TEXTS,
  ...STAFF_REFUSAL_TEXTS,
  ...IMPORT_REFUSAL_TEXTS,
  ...PRODUCT_REFUSAL_TEXTS,
  ...DELIVERY_PROMISE_REFUSALS,
  ...INSTALLATION_REFUSALS,
  ...STOCK_REFUSAL_TEXTS,
  ...DRAFT_REFUSAL_TEXTS,
  ...PASSPORT_REFUSALS,
  ...REFUND_REQUEST_REFUSALS,
  ...STAFF_ROLE_REFUSALS,
  ...STAFF_SIGN_IN_REFUSALS,
  ...VIEW_REFUSAL_TEXTS,
  ...WISH_REFUSAL_TEXTS,
};

/**
 * Returns the text of a refusal of the server, by its code. Numbers, names and dates are read out of the English
 * text, which stays where the code is unknown or the text is another.
 */
export function translateRefusal(code: ErrorCode | undefined, message: string): string {
  const text = code && TEXTS[code];
  if (typeof text === 'string') return text;
  return matchPatterns(text ?? [], message) ?? translateFieldMessage(message);
}
export { translateFieldMessage };
