import { isSameState, stateOfGstCode, stateTaxName } from './states';

/**
 * Returns the State in which goods are supplied, undefined where it is not known. With a GSTIN it is the buyer's own
 * State, which the GSTIN begins with (bill to, ship to: IGST Act s.10(1)(b)); else the State that the goods go to, by its
 * PIN code (s.10(1)(ca)). No State that a buyer typed decides anything.
 */
export function placeOfSupply(gstin: string, deliveryState: string | undefined): string | undefined {
  return gstin === '' ? deliveryState : stateOfGstCode(gstin.slice(0, 2));
}

/** Why a place of supply is not the State of delivery, as an invoice says it. */
export const BILL_TO_NOTE =
  'The place of supply is the State of the buyer’s GSTIN (IGST Act, section 10(1)(b)).';

/** A tax of an invoice: its name, its share of the rate, and the field of a line or of the sums that it is in. */
interface TaxOfSupply {
  name: 'IGST' | 'CGST' | 'SGST' | 'UTGST';
  share: number;
  field: 'igstPaise' | 'cgstPaise' | 'sgstPaise';
}

/**
 * Returns the taxes of a supply: two halves where its place is the seller's State, else one
 * (docs/spec/invoices-and-tax.md#tax).
 */
export function taxesOfSupply(sellerState: string, place: string): readonly TaxOfSupply[] {
  if (!isSameState(sellerState, place)) return [{ name: 'IGST', share: 1, field: 'igstPaise' }];
  return [
    { name: 'CGST', share: 0.5, field: 'cgstPaise' },
    { name: stateTaxName(place), share: 0.5, field: 'sgstPaise' },
  ];
}
