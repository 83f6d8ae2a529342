import { z } from 'zod';

/*
 * INV-01, version 1.1, as far as the shop uses it. The portal accepts further objects; names and limits are its own
 * (docs/spec/e-invoices.md#json).
 */

const Gstin = z.string().regex(/^[0-9]{2}[0-9A-Z]{13}$/);
const StateCode = z.string().regex(/^[0-9]{2}$/);
const PinCode = z.int().min(100_000).max(999_999);
const Amount = z.number().min(0).max(99_999_999_999_999.99).multipleOf(0.01);
const Day = z.string().regex(/^[0-3][0-9]\/[01][0-9]\/20[0-9]{2}$/);
const DocumentNumber = z.string().regex(/^[A-Za-z1-9][A-Za-z0-9/-]{0,15}$/);

const address = {
  LglNm: z.string().min(3).max(100),
  Addr1: z.string().min(1).max(100),
  Addr2: z.string().min(3).max(100).optional(),
  Loc: z.string().min(3).max(50),
  Pin: PinCode,
  Stcd: StateCode,
};

const Item = z.strictObject({
  SlNo: z.string().regex(/^[0-9]{1,6}$/),
  PrdDesc: z.string().min(3).max(300),
  IsServc: z.enum(['Y', 'N']),
  HsnCd: z.string().regex(/^[0-9]{4}([0-9]{2}){0,2}$/),
  Qty: z.number().min(0),
  Unit: z.literal('NOS'),
  UnitPrice: z.number().min(0).multipleOf(0.001),
  TotAmt: Amount,
  Discount: z.literal(0),
  AssAmt: Amount,
  GstRt: z.number().min(0).lt(100),
  IgstAmt: Amount,
  CgstAmt: Amount,
  SgstAmt: Amount,
  CesRt: z.literal(0),
  CesAmt: z.literal(0),
  CesNonAdvlAmt: z.literal(0),
  TotItemVal: Amount,
});

/** An e-invoice as the portal takes it. */
export const EInvoice = z.strictObject({
  Version: z.literal('1.1'),
  TranDtls: z.strictObject({ TaxSch: z.literal('GST'), SupTyp: z.literal('B2B'), RegRev: z.literal('N') }),
  DocDtls: z.strictObject({ Typ: z.enum(['INV', 'CRN']), No: DocumentNumber, Dt: Day }),
  SellerDtls: z.strictObject({ Gstin, ...address }),
  BuyerDtls: z.strictObject({ Gstin, ...address, Pos: StateCode }),
  ShipDtls: z.strictObject(address).optional(),
  ItemList: z.array(Item).min(1).max(1000),
  ValDtls: z.strictObject({
    AssVal: Amount,
    CgstVal: Amount,
    SgstVal: Amount,
    IgstVal: Amount,
    CesVal: z.literal(0),
    Discount: z.literal(0),
    OthChrg: z.literal(0),
    RndOffAmt: z.number().min(-99.99).max(99.99).multipleOf(0.01),
    TotInvVal: Amount,
  }),
  RefDtls: z
    .strictObject({
      PrecDocDtls: z.array(z.strictObject({ InvNo: DocumentNumber, InvDt: Day })).length(1),
    })
    .optional(),
});
export type EInvoice = z.output<typeof EInvoice>;
