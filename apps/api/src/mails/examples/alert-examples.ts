import { paise } from '@aabha/contracts/money/money';
import { alertConfirmMail, alertPriceMail, alertStockMail } from '../templates/alert-mails';
import { EXAMPLE_TOKEN } from './example-persons';
import { example, only } from './mail-example';

const STOCK = {
  kind: 'stock',
  token: EXAMPLE_TOKEN,
  targetPaise: null,
  productId: '0190d2a4-5c1e-7a30-8f00-1c9c6a000055',
  television: 'Tara 55" 4K QLED',
  pricePaise: paise(54_990_00),
  pictureFile: '/media/example.jpg',
} as const;
const PRICE = { ...STOCK, kind: 'price', targetPaise: paise(55_000_00) } as const;

/** Mails about alerts of televisions. */
export const ALERT_EXAMPLES = {
  'mail.alert-confirm': [
    example('stock', 'Back in stock', (shop, to) => alertConfirmMail(shop, to, STOCK)),
    example('price', 'Lower price', (shop, to) => alertConfirmMail(shop, to, PRICE)),
  ],
  'mail.alert-stock': only((shop, to) => alertStockMail(shop, to, STOCK)),
  'mail.alert-price': only((shop, to) => alertPriceMail(shop, to, PRICE)),
};
