import { passportGivenMail, passportOfferMail, passportReceivedMail } from '../templates/passport-mails';
import { warrantyEndsMail } from '../templates/warranty-ends-mail';
import { EXAMPLE_TOKEN } from './example-persons';
import { example, only } from './mail-example';

const TELEVISION = {
  television: 'Tara 55" 4K QLED',
  serial: 'SN55-A0012',
  endsOn: '2027-11-20',
  extendedEndsOn: '2029-11-20',
  token: EXAMPLE_TOKEN,
} as const;

/** Mails about the transfer of a television and its warranty. */
export const PASSPORT_EXAMPLES = {
  'mail.passport-offer': only((shop, to) => passportOfferMail(shop, to, TELEVISION)),
  'mail.passport-given': only((shop, to) => passportGivenMail(shop, to, TELEVISION)),
  'mail.passport-received': only((shop, to) => passportReceivedMail(shop, to, TELEVISION)),
  'mail.warranty-ends': [
    example('own', 'Warranty', (shop, to) =>
      warrantyEndsMail(shop, to, { ...TELEVISION, isPanelOnly: false }),
    ),
    example('extended', 'Extended warranty', (shop, to) =>
      warrantyEndsMail(shop, to, { ...TELEVISION, endsOn: TELEVISION.extendedEndsOn, isPanelOnly: true }),
    ),
  ],
};
