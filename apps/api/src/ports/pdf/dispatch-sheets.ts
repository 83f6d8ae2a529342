/** A shipment on its label and packing slip. */
interface DispatchedOrder {
  orderNumber: string;
  /** ISO-8601 instant. */
  placedAt: string;
  dispatchCenter: string;
  /** `Expected by 27 Nov 2026`; empty without a promise. */
  promise: string;
  to: { name: string; lines: readonly string[]; phone: string; zip: string };
  from: { name: string; lines: readonly string[] };
  needsEwayBill: boolean;
  /** Empty until it is known. */
  courierName: string;
  awb: string;
  /** Whether it replaces returned goods, without a charge. */
  isReplacement: boolean;
}

interface DispatchedItem {
  name: string;
  modelNumber: string;
  /** Empty for none. */
  sku: string;
  quantity: number;
  serials: readonly string[];
  warrantyMonths: number;
}

/** A 4 × 6 inch label of one box. */
export interface LabelSheet extends DispatchedOrder {
  box: number;
  boxes: number;
  weightKg: number | null;
  contents: string;
}

/** What goes into the boxes of a shipment, without prices. */
export interface PackingSlipSheet extends DispatchedOrder {
  items: readonly DispatchedItem[];
  /** To whom the goods are for, in the shopper's words; empty for none. */
  giftNote: string;
}

/** What to take from the shelves of a dispatch centre, and for which orders. */
export interface PickListSheet {
  dispatchCenter: string;
  /** ISO-8601 instant. */
  printedAt: string;
  orderCount: number;
  items: readonly {
    name: string;
    modelNumber: string;
    sku: string;
    quantity: number;
    orders: readonly string[];
  }[];
}
