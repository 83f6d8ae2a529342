import { describe, expect, it } from 'vitest';
import { BILL_TO_NOTE } from '../gst/place-of-supply';
import { invoiceSnapshot, type InvoiceSnapshot, type PaidPurchase } from '../invoices/invoice-snapshot';
import { paise } from '../money/money';
import { cartTotals } from '../pricing/pricing';
import { demoSettings } from '../shop-settings/settings';
import { invoiceProblems, type IssuedInvoice } from './document-problems';

const PERSON = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  address: '7 Temple Street',
};
const LINE = { productName: 'Surya 43', hsn: '85287216', quantity: 2, warrantyMonths: 12 };

/** An invoice of a business whose goods go to Karnataka. */
function issued(business: Pick<PaidPurchase, 'gstin' | 'legalName' | 'billingAddress'>): IssuedInvoice {
  const lines = [{ ...LINE, unitPricePaise: paise(30_000_00), warrantyPricePaise: paise(1_999_00) }];
  const totals = cartTotals(lines, 10, paise(499_00));
  const purchase = {
    ...{ ...PERSON, city: 'Bengaluru', state: 'Karnataka', zip: '560034' },
    ...{ ...totals, couponCode: 'WELCOME10', ...business },
  };
  return {
    ...{ number: 'TV/2627/000123', financialYear: '2026-27', serial: 123 },
    ...{ issuedAt: '2026-11-21T20:35:59.000Z', amountPaise: totals.payablePaise },
    snapshot: invoiceSnapshot(demoSettings(), purchase, lines, () => 18),
  };
}

const MAHARASHTRA = '27AAPFU0939F1ZV';
const REGISTERED = { address: '4 Hill Road', city: 'Mumbai', state: 'Maharashtra', zip: '400050' };

/** An issued invoice of a business of Maharashtra, whose goods go to Karnataka. */
const issuedToBusiness = (change: (snapshot: InvoiceSnapshot) => Partial<InvoiceSnapshot> = () => ({})) => {
  const invoice = issued({
    ...{ gstin: MAHARASHTRA, legalName: 'Kaveri Traders' },
    billingAddress: REGISTERED,
  });
  return { ...invoice, snapshot: { ...invoice.snapshot, ...change(invoice.snapshot) } };
};

describe('invoiceProblems', () => {
  it('finds none where the place of supply is the State of the GSTIN and the goods go elsewhere', () => {
    const { snapshot } = issuedToBusiness();
    expect(invoiceProblems(issuedToBusiness())).toEqual([]);
    expect(snapshot).toMatchObject({
      buyer: { name: 'Kaveri Traders', gstin: MAHARASHTRA, state: 'Maharashtra', pinCode: '400050' },
      consignee: { name: 'Asha Rao', state: 'Karnataka', pinCode: '560034' },
      placeOfSupply: 'Maharashtra',
      placeOfSupplyNote: BILL_TO_NOTE,
    });
  });
  it('finds none where the goods go to the registered address', () => {
    const invoice = issued({ gstin: '29AAKFK4417M1ZU', legalName: 'Kaveri Traders' });
    expect(invoiceProblems(invoice)).toEqual([]);
    expect(invoice.snapshot.buyer).toMatchObject({ name: 'Kaveri Traders', address: '7 Temple Street' });
    expect(invoice.snapshot.placeOfSupplyNote).toBeUndefined();
  });
  it.each<[string, (snapshot: InvoiceSnapshot) => Partial<InvoiceSnapshot>, string]>([
    [
      'the State of delivery as the place of supply',
      () => ({ placeOfSupply: 'Karnataka' }),
      "The place of supply is not the State of the buyer's GSTIN.",
    ],
    [
      'no GSTIN, but the place of supply of one',
      ({ buyer: { gstin, ...buyer } }) => ({ buyer }),
      'The place of supply is not the State of delivery.',
    ],
    [
      'a GSTIN with a wrong check character',
      ({ buyer }) => ({ buyer: { ...buyer, gstin: '27AAPFU0939F1ZW' } }),
      'The buyer\'s GSTIN "27AAPFU0939F1ZW" is none.',
    ],
    [
      'an address of another State than the GSTIN',
      ({ buyer }) => ({ buyer: { ...buyer, state: 'Goa' } }),
      "The buyer's GSTIN is of another State than Goa.",
    ],
  ])('finds %s', (_, change, problem) => {
    expect(invoiceProblems(issuedToBusiness(change))).toContain(problem);
  });
});
