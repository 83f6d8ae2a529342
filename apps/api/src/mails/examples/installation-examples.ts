import { installationMail, type MailedInstallation } from '../templates/installation-mail';
import { EXAMPLE_ORDER, TELEVISIONS } from './example-orders';
import { CUSTOMER } from './example-persons';
import { example } from './mail-example';

const of = (change: MailedInstallation['change'], name: string, slot: MailedInstallation['slot']) =>
  example(change, name, (shop, to) =>
    installationMail(shop, to, {
      ...{ name: CUSTOMER.name, orderId: EXAMPLE_ORDER._id, product: TELEVISIONS.large.name },
      ...{ type: change === 'moved' ? 'stand' : 'wall', change, slot },
    }),
  );

/** Mails about installations. */
export const INSTALLATION_EXAMPLES = {
  'mail.installation': [
    of('booked', 'Booked', { day: '2026-12-01', part: '9-12' }),
    of('moved', 'Moved', { day: '2026-12-02', part: '15-18' }),
    of('late', 'Moved by a late delivery', { day: '2026-12-04', part: '12-15' }),
    of('cancelled', 'Cancelled', null),
  ],
} as const;
