import { gstStateCode } from '../gst/states';
import type { InvoiceLine, InvoiceParty, InvoiceSnapshot } from '../invoices/invoice-snapshot';
import { invoiceTotals } from '../invoices/invoices.rules';
import { rupeesFromPaise } from '../money/money';
import { indiaDay } from '../time/india-time';
import { EwayBillFile } from './eway-bill.schema';

/** An issued invoice; the instant is ISO-8601. */
interface EwayBillInvoice {
  number: string;
  issuedAt: string;
  snapshot: InvoiceSnapshot;
}

type Bill = EwayBillFile['billLists'][number];
type Item = Bill['itemList'][number];

const TEXT_MAX = 100;
const PLACE_MAX = 50;
/** Who buys without a GSTIN: unregistered person. */
const UNREGISTERED = 'URP';

const stateCodeOf = (state: string) => Number(gstStateCode(state) ?? 0);
const portalDay = (instant: string) => indiaDay(new Date(instant)).split('-').toReversed().join('/');

function placeOf({ address, city, pinCode }: InvoiceParty) {
  return {
    addr1: address.slice(0, TEXT_MAX),
    addr2: address.slice(TEXT_MAX, 2 * TEXT_MAX).trim(),
    place: city.slice(0, PLACE_MAX),
    pinCode: Number(pinCode),
  };
}

/** Returns a line with the rates of its taxes, of which those within a State are halves. */
const itemOf =
  (sameState: boolean) =>
  ({ description, hsn, quantity, taxablePaise, ratePercent }: InvoiceLine, index: number): Item => ({
    itemNo: index + 1,
    productName: description.slice(0, TEXT_MAX),
    productDesc: description.slice(0, TEXT_MAX),
    hsnCode: Number(hsn),
    quantity,
    qtyUnit: 'NOS',
    taxableAmount: rupeesFromPaise(taxablePaise),
    cgstRate: sameState ? ratePercent / 2 : 0,
    sgstRate: sameState ? ratePercent / 2 : 0,
    igstRate: sameState ? 0 : ratePercent,
    ...{ cessRate: 0, cessNonAdvol: 0 },
  });

function sumsOf(snapshot: InvoiceSnapshot) {
  const sums = invoiceTotals(snapshot);
  return {
    totalValue: rupeesFromPaise(sums.taxablePaise),
    cgstValue: rupeesFromPaise(sums.cgstPaise),
    sgstValue: rupeesFromPaise(sums.sgstPaise),
    igstValue: rupeesFromPaise(sums.igstPaise),
    ...({ cessValue: 0, TotNonAdvolVal: 0 } as const),
    OthValue: rupeesFromPaise(sums.roundOffPaise),
    totInvValue: rupeesFromPaise(sums.totalPaise),
  };
}

/** Returns sender and recipient. The State of the recipient is that of the bill, the actual one that of the delivery. */
function partiesOf({ seller, buyer, consignee = buyer }: InvoiceSnapshot) {
  const from = placeOf(seller);
  const to = placeOf(consignee);
  return {
    fromGstin: seller.gstin ?? '',
    fromTrdName: seller.name.slice(0, TEXT_MAX),
    ...{ fromAddr1: from.addr1, fromAddr2: from.addr2, fromPlace: from.place, fromPincode: from.pinCode },
    fromStateCode: stateCodeOf(seller.state),
    actualFromStateCode: stateCodeOf(seller.state),
    toGstin: buyer.gstin ?? UNREGISTERED,
    toTrdName: buyer.name.slice(0, TEXT_MAX),
    ...{ toAddr1: to.addr1, toAddr2: to.addr2, toPlace: to.place, toPincode: to.pinCode },
    toStateCode: stateCodeOf(buyer.state),
    actualToStateCode: stateCodeOf(consignee.state),
  };
}

const isElsewhere = ({ buyer, consignee }: InvoiceSnapshot) =>
  consignee !== undefined && (consignee.address !== buyer.address || consignee.pinCode !== buyer.pinCode);

/**
 * Returns the file for the e-way bill of an invoice, from what was issued. Throws a ZodError for an invoice that the portal would
 * refuse (docs/spec/eway-bills.md#json).
 */
export function ewayBillOf({ number, issuedAt, snapshot }: EwayBillInvoice): EwayBillFile {
  const bill: Bill = {
    userGstin: snapshot.seller.gstin ?? '',
    ...{ supplyType: 'O', subSupplyType: 1, docType: 'INV' },
    docNo: number,
    docDate: portalDay(issuedAt),
    transType: isElsewhere(snapshot) ? 2 : 1,
    ...partiesOf(snapshot),
    ...sumsOf(snapshot),
    ...{ transMode: 1, transDistance: 0 },
    mainHsnCode: Number(snapshot.lines[0]?.hsn ?? 0),
    itemList: snapshot.lines.map(itemOf(snapshot.sameState)),
  };
  return EwayBillFile.parse({ version: '1.0.0621', billLists: [bill] });
}
