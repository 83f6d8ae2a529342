import { describe, expect, it } from 'vitest';
import { invoiceSnapshot } from '../invoices/invoice-snapshot';
import { paise, ZERO } from '../money/money';
import { demoSettings } from '../shop-settings/settings';
import { eInvoiceOf, type EInvoiceDocument } from './e-invoice';
import { readPortalAnswer, registrationDueAt, signedQrProblem } from './registration.rules';

const MUMBAI = '27AAPFU0939F1ZV';
const MYSURU = '29AABCU9603R1ZJ';
const IRN = 'a1'.repeat(32);

/** A television of ₹29,990 with delivery of ₹99 and a round-off, to a business. */
function issued(gstin: string, over: Partial<EInvoiceDocument> = {}): EInvoiceDocument {
  const buyer = { name: 'Asha Rao', email: '', phone: '', address: '7 Temple Street', city: 'Bengaluru' };
  const purchase = { ...buyer, state: 'Karnataka', zip: '560034', couponCode: null, discountPaise: ZERO };
  const billingAddress = { address: '4 Hill Road', city: 'Mumbai', state: 'Maharashtra', zip: '400050' };
  const line = { productName: 'Nova 43', hsn: '85287217', quantity: 2, warrantyMonths: 0 };
  const snapshot = invoiceSnapshot(
    demoSettings(),
    {
      ...{ ...purchase, shippingPaise: paise(99_00), roundOffPaise: paise(-50) },
      ...{ gstin, legalName: 'Mumbai Rooms', ...(gstin === MUMBAI && { billingAddress }) },
    },
    [{ ...line, unitPricePaise: paise(29_990_25), warrantyPricePaise: ZERO }],
    () => 18,
  );
  return {
    kind: 'invoice',
    number: 'TV/2627/000123',
    issuedAt: '2026-11-22T19:00:00.000Z',
    snapshot,
    ...over,
  };
}

describe('an e-invoice', () => {
  it('has seller, buyer, items before tax and sums of an invoice to another State', () => {
    expect(eInvoiceOf(issued(MUMBAI))).toEqual({
      Version: '1.1',
      TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
      DocDtls: { Typ: 'INV', No: 'TV/2627/000123', Dt: '23/11/2026' },
      SellerDtls: {
        ...{ Gstin: '29AAGCB7383J1Z4', LglNm: 'Aabha Electronics Private Limited' },
        ...{ Addr1: '42, Residency Road, Ashok Nagar', Loc: 'Bengaluru', Pin: 560025, Stcd: '29' },
      },
      BuyerDtls: {
        ...{ Gstin: MUMBAI, LglNm: 'Mumbai Rooms', Addr1: '4 Hill Road', Loc: 'Mumbai' },
        ...{ Pin: 400050, Stcd: '27', Pos: '27' },
      },
      ShipDtls: {
        ...{ LglNm: 'Asha Rao', Addr1: '7 Temple Street', Loc: 'Bengaluru', Pin: 560034, Stcd: '29' },
      },
      ItemList: [
        {
          ...{ SlNo: '1', PrdDesc: 'Nova 43', IsServc: 'N', HsnCd: '85287217', Qty: 2, Unit: 'NOS' },
          ...{ UnitPrice: 25415.465, TotAmt: 50830.93, Discount: 0, AssAmt: 50830.93, GstRt: 18 },
          ...{ IgstAmt: 9149.57, CgstAmt: 0, SgstAmt: 0, CesRt: 0, CesAmt: 0, CesNonAdvlAmt: 0 },
          TotItemVal: 59980.5,
        },
        {
          ...{ SlNo: '2', PrdDesc: 'Delivery', IsServc: 'N', HsnCd: '85287217', Qty: 1, Unit: 'NOS' },
          ...{ UnitPrice: 83.9, TotAmt: 83.9, Discount: 0, AssAmt: 83.9, GstRt: 18 },
          ...{ IgstAmt: 15.1, CgstAmt: 0, SgstAmt: 0, CesRt: 0, CesAmt: 0, CesNonAdvlAmt: 0 },
          TotItemVal: 99,
        },
      ],
      ValDtls: {
        ...{ AssVal: 50914.83, CgstVal: 0, SgstVal: 0, IgstVal: 9164.67, CesVal: 0, Discount: 0, OthChrg: 0 },
        ...{ RndOffAmt: -0.5, TotInvVal: 60079 },
      },
    });
  });

  it('of a credit note names its invoice; within the State it has two halves', () => {
    const invoice = { number: 'TV/2627/000100', issuedAt: '2026-11-01T06:00:00.000Z' };
    const note = eInvoiceOf(issued(MYSURU, { kind: 'credit-note', number: 'CN/2627/000001', invoice }));
    expect(note.DocDtls).toMatchObject({ Typ: 'CRN', No: 'CN/2627/000001' });
    expect(note.RefDtls).toEqual({ PrecDocDtls: [{ InvNo: 'TV/2627/000100', InvDt: '01/11/2026' }] });
    expect(note.ValDtls).toMatchObject({ IgstVal: 0, CgstVal: 4582.33, SgstVal: 4582.33, TotInvVal: 60079 });
  });

  it('is refused where the portal would refuse it', () => {
    const document = issued(MUMBAI);
    const { snapshot } = document;
    const withBuyer = (over: object) => ({
      ...document,
      snapshot: { ...snapshot, buyer: { ...snapshot.buyer, ...over } },
    });
    expect(() => eInvoiceOf(withBuyer({ gstin: undefined }))).toThrow('Gstin');
    expect(() => eInvoiceOf(withBuyer({ pinCode: '40005' }))).toThrow('Pin');
    expect(() => eInvoiceOf(withBuyer({ state: 'Bombay' }))).toThrow('Stcd');
    expect(() => eInvoiceOf(withBuyer({ address: 'x'.repeat(150) }))).not.toThrow();
  });
});

const FACTS = {
  ...{ SellerGstin: '29AAGCB7383J1Z4', BuyerGstin: MUMBAI, DocNo: 'TV/2627/000123', DocTyp: 'INV' },
  ...{ DocDt: '23/11/2026', TotInvVal: 60079, ItemCnt: 2, MainHsnCode: '85287217', Irn: IRN },
};
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Returns an object as JSON in base64url; ASCII only. */
function part(value: object): string {
  const bits = Array.from(JSON.stringify(value), (character) =>
    character.charCodeAt(0).toString(2).padStart(8, '0'),
  ).join('');
  return (bits.match(/.{1,6}/g) ?? [])
    .map((six) => ALPHABET.charAt(parseInt(six.padEnd(6, '0'), 2)))
    .join('');
}
const signed = (facts: object) =>
  `${part({ alg: 'RS256' })}.${part({ data: JSON.stringify(facts), iss: 'NIC' })}.c2lnbmF0dXJl`;

describe('a signed QR code', () => {
  const problem = (signed_qr: string, irn = IRN) => signedQrProblem({ irn, signed_qr }, issued(MUMBAI));

  it('is accepted where it is that of the document, with its facts as text or as an object', () => {
    expect(problem(signed(FACTS))).toBeUndefined();
    expect(problem(`${part({})}.${part(FACTS)}.c2ln`)).toBeUndefined();
    expect(problem(signed({ ...FACTS, TotInvVal: '60079.00' }))).toBeUndefined();
  });
  it.each([
    [{ DocNo: 'TV/2627/000124' }, 'It is of document TV/2627/000124, not TV/2627/000123.'],
    [{ DocTyp: 'CRN' }, 'It is of a document of the kind CRN.'],
    [{ SellerGstin: MYSURU }, `It is of the seller ${MYSURU}.`],
    [{ BuyerGstin: MYSURU }, `It is of the buyer ${MYSURU}.`],
    [{ TotInvVal: 60079.01 }, 'Its total is 60079.01, not that of the document.'],
    [{ TotInvVal: undefined }, 'Its total is undefined, not that of the document.'],
    [{ Irn: 'b2'.repeat(32) }, 'It has another IRN.'],
  ])('of other facts %j is refused', (facts, text) => {
    expect(problem(signed({ ...FACTS, ...facts }))).toBe(text);
  });
  it.each(['', 'a.b', 'a.b.c', `${part({})}.${part([1])}.x`, `${part({})}.bnVsbA.x`])(
    '%j is none',
    (text) => {
      expect(problem(text)).toMatch(/^(This is no signed QR code|It is of document undefined)/);
    },
  );
});

it('the portal’s answer is read from its file, and from that of the bulk tool', () => {
  const answer = { AckNo: 112010036563310, AckDt: '2026-11-23 15:04:05', Irn: IRN, SignedQRCode: 'a.b.c' };
  const read = { irn: IRN, ack_number: '112010036563310', ack_at: '2026-11-23T15:04:05', signed_qr: 'a.b.c' };
  expect(readPortalAnswer(JSON.stringify(answer))).toEqual(read);
  expect(readPortalAnswer(JSON.stringify([answer]))).toEqual(read);
  expect(readPortalAnswer('{}')).toBeUndefined();
  expect(readPortalAnswer('no JSON')).toBeUndefined();
});

it('30 days in India remain to register a document', () => {
  expect(registrationDueAt('2026-11-22T19:00:00.000Z')).toBe('2026-12-23T18:29:59.999Z');
});
