import { z } from 'zod';

/*
 * The file of the e-way bill portal for several e-way bills, version 1.0.0621, as far as the shop uses it
 * (docs/spec/eway-bills.md#json).
 */

const PinCode = z.int().min(100_000).max(999_999);
const StateCode = z.int().min(1).max(99);
const Amount = z.number().min(0).max(999_999_999_999_999.99).multipleOf(0.01);
const Rate = z.number().min(0).lt(100);
const Gstin = z.string().regex(/^[0-9]{2}[0-9A-Z]{13}$/);
const Text = z.string().min(1).max(100);
const FurtherText = z.string().max(100);
const Place = z.string().min(1).max(50);

const Item = z.strictObject({
  itemNo: z.int().min(1),
  productName: Text,
  productDesc: Text,
  hsnCode: z.int().min(1000).max(99_999_999),
  quantity: z.number().min(0),
  qtyUnit: z.literal('NOS'),
  taxableAmount: Amount,
  cgstRate: Rate,
  sgstRate: Rate,
  igstRate: Rate,
  cessRate: z.literal(0),
  cessNonAdvol: z.literal(0),
});

const Bill = z.strictObject({
  userGstin: Gstin,
  /** Outward, a supply. */
  supplyType: z.literal('O'),
  subSupplyType: z.literal(1),
  docType: z.literal('INV'),
  docNo: z.string().regex(/^[A-Za-z0-9/-]{1,16}$/),
  docDate: z.string().regex(/^[0-3][0-9]\/[01][0-9]\/20[0-9]{2}$/),
  /** 1: the goods go to the buyer; 2: they go elsewhere (bill to, ship to). */
  transType: z.union([z.literal(1), z.literal(2)]),
  fromGstin: Gstin,
  fromTrdName: Text,
  fromAddr1: Text,
  fromAddr2: FurtherText,
  fromPlace: Place,
  fromPincode: PinCode,
  fromStateCode: StateCode,
  actualFromStateCode: StateCode,
  toGstin: z.union([Gstin, z.literal('URP')]),
  toTrdName: Text,
  toAddr1: Text,
  toAddr2: FurtherText,
  toPlace: Place,
  toPincode: PinCode,
  toStateCode: StateCode,
  actualToStateCode: StateCode,
  totalValue: Amount,
  cgstValue: Amount,
  sgstValue: Amount,
  igstValue: Amount,
  cessValue: z.literal(0),
  TotNonAdvolVal: z.literal(0),
  OthValue: z.number().min(-99.99).max(99.99).multipleOf(0.01),
  totInvValue: Amount,
  /** By road; 0 km: the portal takes the distance of the PIN codes. */
  transMode: z.literal(1),
  transDistance: z.literal(0),
  mainHsnCode: z.int().min(1000).max(99_999_999),
  itemList: z.array(Item).min(1).max(250),
});

/** A file of e-way bills as the portal takes it. */
export const EwayBillFile = z.strictObject({
  version: z.literal('1.0.0621'),
  billLists: z.array(Bill).length(1),
});
export type EwayBillFile = z.output<typeof EwayBillFile>;
