import { splitInclusive } from '../gst/gst';
import { BILL_TO_NOTE } from '../gst/place-of-supply';
import { isSameState } from '../gst/states';
import type { RateOf } from '../tax-rates/tax-rates.rules';
import { sellerOf, type InvoiceParty, type InvoiceSnapshot } from '../invoices/invoice-snapshot';
import { timesPaise, type Paise } from '../money/money';
import type { ShopSettings } from '../shop-settings/settings';
import type { WholesaleShippingAddress } from './wholesale.schema';

/** A line of a wholesale order as it is invoiced. */
interface WholesaleSale {
  productName: string;
  hsn: string;
  quantity: number;
  unitPricePaise: Paise;
}

/** Who buys a wholesale order, and where it goes. */
interface WholesaleSold {
  email: string;
  contact: string;
  companyName: string;
  gstNumber: string;
  shippingAddress: WholesaleShippingAddress;
  billingAddress: WholesaleShippingAddress;
}

function party(address: WholesaleShippingAddress, sold: WholesaleSold, state: string): InvoiceParty {
  return {
    name: sold.companyName || `${address.firstName} ${address.lastName}`,
    address: [address.fullAddress, address.apartment].filter(Boolean).join(', '),
    city: address.city,
    state,
    pinCode: address.zipCode,
    phone: sold.contact,
    email: sold.email,
  };
}

/** Where an order is supplied, and the tax rates of the day of supply. */
interface Supply {
  placeOfSupply: string;
  deliveryState: string;
  billingState: string;
  rateOf: RateOf;
}

/**
 * Returns all that the invoice of a wholesale order says. Prices include the tax, as everywhere
 * (docs/spec/invoices-and-tax.md#wholesale-invoices).
 */
export function wholesaleInvoiceSnapshot(
  settings: ShopSettings,
  sold: WholesaleSold,
  lines: readonly WholesaleSale[],
  { rateOf, ...places }: Supply,
): InvoiceSnapshot {
  const sameState = isSameState(places.placeOfSupply, settings.brand.state);
  const { billingAddress: bill, shippingAddress: to } = sold;
  return {
    seller: sellerOf(settings),
    buyer: {
      ...party(bill, sold, sold.gstNumber === '' ? places.billingState : places.placeOfSupply),
      ...(sold.gstNumber !== '' && { gstin: sold.gstNumber }),
    },
    consignee: party(to, sold, places.deliveryState),
    placeOfSupply: places.placeOfSupply,
    ...(!isSameState(places.placeOfSupply, places.deliveryState) && { placeOfSupplyNote: BILL_TO_NOTE }),
    sameState,
    lines: lines.map((line) => {
      const grossPaise = timesPaise(line.unitPricePaise, line.quantity);
      const ratePercent = rateOf(line.hsn);
      return {
        description: line.productName,
        hsn: line.hsn,
        quantity: line.quantity,
        grossPaise,
        discountPaise: 0,
        ...splitInclusive(grossPaise, ratePercent, sameState),
        ratePercent,
      };
    }),
    roundOffPaise: 0,
    couponCode: null,
  };
}
