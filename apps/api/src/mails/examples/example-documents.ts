import {
  invoiceSnapshot,
  type PaidPurchase,
  type SoldLine,
} from '@aabha/contracts/invoices/invoice-snapshot';
import { paise } from '@aabha/contracts/money/money';
import type { MailShop } from '../mail-shop';
import {
  BUSINESS_ORDER,
  EXAMPLE_LINES,
  EXAMPLE_ORDER,
  EXAMPLE_TIMES,
  EXAMPLE_TOTALS,
} from './example-orders';
import { BUYER, CUSTOMER, HOME } from './example-persons';
import { EXAMPLE_WHOLESALE } from './example-wholesale';
import type { ExampleDocument } from './mail-example';

/** The HSN code of televisions, and its GST in percent. */
const HSN = '8528';
const GST_PERCENT = 18;

const ORDER_LINES: readonly SoldLine[] = EXAMPLE_LINES.map(({ product, ...line }) => ({
  ...line,
  productName: product.name,
  hsn: HSN,
}));

const PURCHASE: PaidPurchase = {
  ...CUSTOMER,
  ...HOME,
  ...{ couponCode: EXAMPLE_ORDER.couponCode, discountPaise: EXAMPLE_TOTALS.discountPaise },
  ...{ shippingPaise: EXAMPLE_TOTALS.shippingPaise, roundOffPaise: EXAMPLE_TOTALS.roundOffPaise },
};

const { shipping_address: to } = EXAMPLE_WHOLESALE;
const WHOLESALE_PURCHASE: PaidPurchase = {
  ...{ name: `${to.firstName} ${to.lastName}`, email: BUYER.email, phone: BUYER.phone },
  ...{ address: to.fullAddress, city: to.city, state: to.state, zip: to.zipCode },
  ...{ couponCode: null, discountPaise: paise(0), shippingPaise: paise(0), roundOffPaise: paise(0) },
  ...{ gstin: BUYER.gstin, legalName: BUYER.company },
};

const WHOLESALE_LINES: readonly SoldLine[] = EXAMPLE_WHOLESALE.products.map(
  ({ product_id: { name: productName }, quantity, price }) => ({
    ...{ productName, quantity, hsn: HSN, unitPricePaise: price },
    ...{ warrantyPricePaise: paise(0), warrantyMonths: 0 },
  }),
);

const snapshotOf = ({ settings }: MailShop, purchase: PaidPurchase, lines: readonly SoldLine[]) =>
  invoiceSnapshot(settings.current, purchase, lines, () => GST_PERCENT);

const fileName = (kind: string, number: string) => `${kind} ${number.replaceAll('/', '-')}.pdf`;

const invoice = (number: string, purchase: PaidPurchase, lines: readonly SoldLine[]): ExampleDocument => ({
  filename: fileName('Invoice', number),
  draw: (pdf, shop, language) =>
    pdf.invoice(
      { number, issuedAt: EXAMPLE_TIMES.placed, snapshot: snapshotOf(shop, purchase, lines) },
      language,
    ),
});

/** Returns a credit note of some lines of an invoice. */
const creditNote = (
  { number, invoiceNumber, reason }: { number: string; invoiceNumber: string; reason: string },
  purchase: PaidPurchase,
  lines: readonly SoldLine[],
): ExampleDocument => ({
  filename: fileName('Credit note', number),
  draw: (pdf, shop, language) =>
    pdf.creditNote(
      {
        ...{ number, invoiceNumber, reason },
        issuedAt: EXAMPLE_TIMES.expected,
        invoiceIssuedAt: EXAMPLE_TIMES.placed,
        snapshot: snapshotOf(shop, purchase, lines),
      },
      language,
    ),
});

const WHOLESALE_INVOICE = EXAMPLE_WHOLESALE.invoiceNumber;
const WITHOUT_DELIVERY = { couponCode: null, discountPaise: paise(0), shippingPaise: paise(0) };

/** The PDFs of the examples. */
export const EXAMPLE_DOCUMENTS = {
  invoice: invoice(EXAMPLE_ORDER.invoiceNumber, PURCHASE, ORDER_LINES),
  businessInvoice: invoice(
    BUSINESS_ORDER.invoiceNumber,
    { ...PURCHASE, ...BUSINESS_ORDER.business },
    ORDER_LINES,
  ),
  creditNote: creditNote(
    {
      ...{ number: 'CN/2627/000318', invoiceNumber: EXAMPLE_ORDER.invoiceNumber },
      reason: 'The order was cancelled.',
    },
    PURCHASE,
    ORDER_LINES,
  ),
  partCreditNote: creditNote(
    {
      ...{ number: 'CN/2627/000319', invoiceNumber: EXAMPLE_ORDER.invoiceNumber },
      reason: 'One television arrived with a scratched frame.',
    },
    { ...PURCHASE, ...WITHOUT_DELIVERY, roundOffPaise: paise(0) },
    ORDER_LINES.slice(1),
  ),
  wholesaleInvoice: invoice(WHOLESALE_INVOICE, WHOLESALE_PURCHASE, WHOLESALE_LINES),
  wholesaleCreditNote: creditNote(
    {
      ...{ number: 'CN/2627/000320', invoiceNumber: WHOLESALE_INVOICE },
      reason: 'Two televisions were sent back.',
    },
    WHOLESALE_PURCHASE,
    WHOLESALE_LINES.slice(0, 1).map((line) => ({ ...line, quantity: 2 })),
  ),
} as const satisfies Record<string, ExampleDocument>;
