import type { MailKind } from '@aabha/contracts/mails/mails.values';
import { ACCOUNT_EXAMPLES } from './account-examples';
import { ALERT_EXAMPLES } from './alert-examples';
import { INSTALLATION_EXAMPLES } from './installation-examples';
import type { MailExample } from './mail-example';
import { ORDER_EXAMPLES } from './order-examples';
import { PASSPORT_EXAMPLES } from './passport-examples';
import { RETURN_EXAMPLES } from './return-examples';
import { SERVICE_EXAMPLES } from './service-examples';
import { STAFF_EXAMPLES } from './staff-examples';
import { WHOLESALE_EXAMPLES } from './wholesale-examples';

/** The examples of each kind of mail, at least one. A new kind of mail does not type-check without one. */
export const MAIL_EXAMPLES: Readonly<Record<MailKind, readonly MailExample[]>> = {
  ...ACCOUNT_EXAMPLES,
  ...ALERT_EXAMPLES,
  ...ORDER_EXAMPLES,
  ...INSTALLATION_EXAMPLES,
  ...PASSPORT_EXAMPLES,
  ...RETURN_EXAMPLES,
  ...SERVICE_EXAMPLES,
  ...WHOLESALE_EXAMPLES,
  ...STAFF_EXAMPLES,
};
