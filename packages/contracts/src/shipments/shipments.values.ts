/**
 * packing: its units are claimed by a packer · packed: ready to hand over · shipped: with the courier · delivered ·
 * cancelled: its units are to be packed again.
 */
export const SHIPMENT_STATES = ['packing', 'packed', 'shipped', 'delivered', 'cancelled'] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

/** How staff name the states. */
export const SHIPMENT_STATE_NAMES: Readonly<Record<ShipmentState, string>> = {
  packing: 'Being packed',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export const BOXES_MAX = 99;
export const SHIPMENT_KG_MAX = 2000;
/** Orders of one file of papers. */
export const PAPERS_MAX = 200;

/** The papers of dispatch. */
export const PAPER_KINDS = ['pick-list', 'packing-slips', 'labels', 'invoices'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
