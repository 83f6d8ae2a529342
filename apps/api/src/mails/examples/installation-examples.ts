import { paise } from '@aabha/contracts/money/money';
import { installationMail, type MailedInstallation } from '../templates/installation-mail';
import { EXAMPLE_ORDER, TELEVISIONS } from './example-orders';
import { storeUrl } from '../mail-language';
import { installationFailedMail, technicianMail } from '../templates/technician-mails';
import { CUSTOMER } from './example-persons';
import { example, only } from './mail-example';

const of = (change: MailedInstallation['change'], name: string, slot: MailedInstallation['slot']) =>
  example(change, name, (shop, to) =>
    installationMail(shop, to, {
      ...{ name: CUSTOMER.name, orderId: EXAMPLE_ORDER._id, product: TELEVISIONS.large.name },
      ...{ type: change === 'moved' ? 'stand' : 'wall', change, slot, code: '4071' },
      feePaise: paise(change === 'moved' ? 499_00 : 0),
      ...{ doneOn: '2026-12-01', failure: change === 'failed' ? 'nobody' : undefined },
    }),
  );

const VISIT = {
  ...{ orderId: EXAMPLE_ORDER._id, product: TELEVISIONS.large.name, day: '2026-12-01' },
  part: '9-12' as const,
};

/** Mails about installations. */
export const INSTALLATION_EXAMPLES = {
  'mail.installation': [
    of('booked', 'Booked', { day: '2026-12-01', part: '9-12' }),
    of('moved', 'Moved', { day: '2026-12-02', part: '15-18' }),
    of('late', 'Moved by a late delivery', { day: '2026-12-04', part: '12-15' }),
    of('cancelled', 'Cancelled', null),
    of('done', 'Done', null),
    of('failed', 'Could not be done', null),
  ],
  'mail.technician': only((shop, to) =>
    technicianMail(shop, to, {
      ...{ ...VISIT, type: 'wall', city: 'Bengaluru', validUntil: '2026-12-03T18:29:59.999Z' },
      url: storeUrl(shop, to.language, '/visit/5wmPnJ8xD1fXbYV0sK2rT7uQ9aLzE3hG6cN4iMoRjWk').toString(),
    }),
  ),
  'mail.installation-failed': only((shop, to) =>
    installationFailedMail(shop, to, {
      ...{ ...VISIT, failure: 'nobody', note: 'Nobody was at home: I rang three times.' },
    }),
  ),
} as const;
