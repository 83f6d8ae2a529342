import { DELIVERY_FIELD_TEXTS } from './delivery-field-texts';
import { INSTALLATION_FIELD_PATTERNS, INSTALLATION_FIELD_TEXTS } from './installation-field-texts';
import { FIELD_PATTERNS, FIELD_TEXTS } from './field-texts';
import { HOME_FIELD_TEXTS } from './home-field-texts';
import { matchPatterns } from './patterns';
import { STAFF_FIELD_TEXTS } from './staff-field-texts';

const TEXTS: Readonly<Record<string, string>> = {
  ...FIELD_TEXTS,
  ...STAFF_FIELD_TEXTS,
  ...DELIVERY_FIELD_TEXTS,
  ...HOME_FIELD_TEXTS,
  ...INSTALLATION_FIELD_TEXTS,
};

/** Returns the message of a field whose value the contracts refuse; the English one where it is unknown. */
export const translateFieldMessage = (message: string): string =>
  TEXTS[message] ?? matchPatterns([...FIELD_PATTERNS, ...INSTALLATION_FIELD_PATTERNS], message) ?? message;
