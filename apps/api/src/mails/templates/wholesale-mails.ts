import type { z } from 'zod';
import type { Language } from '@aabha/contracts/language/language';
import { formatPaise } from '@aabha/contracts/money/money-format';
import { timesPaise, type Paise } from '@aabha/contracts/money/money';
import { shortId } from '@aabha/contracts/orders/orders.rules';
import { formatPhone } from '@aabha/contracts/phone/phone';
import type { WholesaleOrder } from '@aabha/contracts/wholesale/wholesale.schema';
import { textsOf } from '@aabha/messages/texts-of';
import type { Mail } from '../../ports/mail/mail';
import { button, composeMail, rows, text, type Block } from '../compose-mail';
import { screenUrl, type MailEnvelope, type MailShop, type TranslatedEnvelope } from '../mail-shop';

const TEXTS = textsOf('mailWholesale');
const COMMON = textsOf('mailCommon');

/** A wholesale order as its mails need it; amounts in paise. */
export interface MailedWholesaleOrder extends Pick<
  z.input<typeof WholesaleOrder>,
  | '_id'
  | 'email'
  | 'contact'
  | 'shipping_address'
  | 'billing_address'
  | 'companyName'
  | 'gstNumber'
  | 'invoiceNumber'
> {
  products: readonly { product_id: { name: string }; quantity: number; price: Paise }[];
  total_price: Paise;
}

/** Returns the lines of a wholesale order, then its total. */
export function wholesaleRows(
  { products, total_price }: Pick<MailedWholesaleOrder, 'products' | 'total_price'>,
  language: Language = 'en',
): Block {
  const lines = products.map(({ product_id, quantity, price }): [string, string] => [
    TEXTS[language].lineAt(`${quantity} × ${product_id.name}`, formatPaise(price)),
    formatPaise(timesPaise(price, quantity)),
  ]);
  return rows(...lines, [COMMON[language].total, formatPaise(total_price)]);
}

/** Returns the buyer and addresses as typed, for the shop only. */
function buyerRows(order: MailedWholesaleOrder): Block {
  const { shipping_address: to, billing_address: bill } = order;
  const company = order.companyName ? [['Company', order.companyName] as const] : [];
  const gstin = order.gstNumber ? [['GSTIN', order.gstNumber] as const] : [];
  return rows(
    ['Order', shortId(order._id, 6)],
    ...company,
    ...gstin,
    [
      'Deliver to',
      [to.firstName, to.lastName, to.fullAddress, to.apartment, to.city, to.state, to.country, to.zipCode]
        .filter(Boolean)
        .join(', '),
    ],
    [
      'Bill to',
      [
        bill.billingFirstName,
        bill.billingLastName,
        bill.billingFullAddress,
        bill.billingApartment,
        bill.billingCity,
        bill.billingState,
        bill.billingCountry,
        bill.billingZipCode,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    ['Contact', formatPhone(order.contact)],
  );
}

interface BuyerMail {
  subject: string;
  intro: string;
  closing?: readonly string[];
}

/**
 * Returns a mail to the buyer with the items and amounts. Names, company and addresses are left out: the e-mail address is
 * unverified, and the shop must not deliver a stranger's text.
 */
function buyerMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  order: MailedWholesaleOrder,
  { subject, intro, closing = [] }: BuyerMail,
): Mail {
  const { language } = envelope;
  const [texts, common] = [TEXTS[language], COMMON[language]];
  return composeMail(shop, {
    ...envelope,
    subject,
    greeting: common.hello,
    blocks: [
      text(intro),
      wholesaleRows(order, language),
      rows([common.order, shortId(order._id, 6)], [texts.pinCode, order.shipping_address.zipCode]),
      ...closing.map(text),
    ],
  });
}

/** Returns the confirmation of a wholesale order with the next steps (docs/spec/mails.md#kinds). */
export function wholesalePlacedMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  order: MailedWholesaleOrder,
): Mail {
  const texts = TEXTS[envelope.language];
  const { brand } = shop.settings.current;
  return buyerMail(shop, envelope, order, {
    subject: texts.placedSubject(shortId(order._id, 6)),
    intro: texts.placed,
    closing: [texts.weWillCall(brand.phone, brand.hours), texts.ifNotYou],
  });
}

/** Returns the mail to the shop about a wholesale order (docs/spec/wholesale.md#placing-an-order). */
export function wholesaleForStaffMail(
  shop: MailShop,
  envelope: MailEnvelope,
  order: MailedWholesaleOrder,
): Mail {
  return composeMail(shop, {
    ...envelope,
    subject: `New wholesale order ${shortId(order._id, 6)}: ${formatPaise(order.total_price)}`,
    greeting: 'Hello,',
    blocks: [
      text(`New wholesale order from ${order.email}.`),
      wholesaleRows(order),
      buyerRows(order),
      button('See wholesale orders', screenUrl(shop, 'wholesale-bulk-orders')),
    ],
  });
}

/** Returns the mail about a paid wholesale order, to which its invoice is attached. */
export function wholesaleInvoiceMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  order: MailedWholesaleOrder,
): Mail {
  const texts = TEXTS[envelope.language];
  return buyerMail(shop, envelope, order, {
    subject: texts.invoiceSubject(order.invoiceNumber ?? '', shortId(order._id, 6)),
    intro: texts.paid,
  });
}

/** Returns the mail about a credit note of a wholesale invoice, to which it is attached. */
export function wholesaleCreditNoteMail(
  shop: MailShop,
  envelope: TranslatedEnvelope,
  order: MailedWholesaleOrder,
): Mail {
  const texts = TEXTS[envelope.language];
  return buyerMail(shop, envelope, order, {
    subject: texts.creditNoteSubject(shortId(order._id, 6)),
    intro: texts.credited,
  });
}
