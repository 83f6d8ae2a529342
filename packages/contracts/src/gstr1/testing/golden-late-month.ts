import type { ReturnDocument } from '../return-document';
import { returnDocument } from './return-documents';

const MUMBAI = '27AAPFU0939F1ZV';

const lateBusiness = returnDocument({
  ...{ number: 'TV/2526/000110', day: '2025-09-30', pos: '27', buyerGstin: MUMBAI },
  sold: [{ grossPaise: 1_18_000_00 }],
});
const lateSmall = returnDocument({
  ...{ number: 'TV/2526/000111', day: '2025-09-30', pos: '29' },
  sold: [{ grossPaise: 11_800_00 }],
});

/**
 * October 2025 with two invoices and a credit note of 30 September, which was filed before they had their numbers, in the order of
 * the file.
 */
const DOCUMENTS: readonly ReturnDocument[] = [
  lateBusiness,
  returnDocument({
    ...{ number: 'TV/2526/000112', day: '2025-10-02', pos: '27', buyerGstin: MUMBAI },
    sold: [{ grossPaise: 23_600_00 }],
  }),
  lateSmall,
  returnDocument({
    ...{ number: 'TV/2526/000113', day: '2025-10-03', pos: '29' },
    sold: [{ grossPaise: 23_600_00 }],
  }),
  returnDocument({
    ...{ kind: 'credit-note', number: 'CN/2526/000015', day: '2025-09-30', pos: '27' },
    ...{ invoice: lateBusiness, buyerGstin: MUMBAI, sold: [{ grossPaise: 59_000_00, quantity: 0 }] },
  }),
];

const iamt = (txval: number, tax: number) => [{ num: 1801, itm_det: { rt: 18, txval, iamt: tax, csamt: 0 } }];
const BUSINESS = { pos: '27', rchrg: 'N', inv_typ: 'R' };
const TELEVISION = {
  ...{ num: 1, hsn_sc: '852872', desc: 'Other reception apparatus for television, colour', uqc: 'NOS' },
  ...{ rt: 18, csamt: 0 },
};

/** The GSTR-1 of that month, worked out by hand: late documents have their own dates, and there is no table 9A, 9C or 10. */
const RETURN = {
  ...{ gstin: '29AAGCB7383J1Z4', fp: '102025', version: 'GST3.2.4', hash: 'hash' },
  b2b: [
    {
      ctin: MUMBAI,
      inv: [
        {
          ...{ inum: 'TV/2526/000110', idt: '30-09-2025', val: 118000, ...BUSINESS },
          itms: iamt(100000, 18000),
        },
        {
          ...{ inum: 'TV/2526/000112', idt: '02-10-2025', val: 23600, ...BUSINESS },
          itms: iamt(20000, 3600),
        },
      ],
    },
  ],
  cdnr: [
    {
      ctin: MUMBAI,
      nt: [
        {
          ...{ ntty: 'C', nt_num: 'CN/2526/000015', nt_dt: '30-09-2025', val: 59000, ...BUSINESS },
          itms: iamt(50000, 9000),
        },
      ],
    },
  ],
  /* 111, late, and 113. */
  b2cs: [{ sply_ty: 'INTRA', pos: '29', typ: 'OE', rt: 18, txval: 30000, camt: 2700, samt: 2700, csamt: 0 }],
  hsn: {
    /* 110 and 112, less half the price of 110. */
    hsn_b2b: [{ ...TELEVISION, qty: 2, txval: 70000, iamt: 12600, camt: 0, samt: 0 }],
    hsn_b2c: [{ ...TELEVISION, qty: 2, txval: 30000, iamt: 0, camt: 2700, samt: 2700 }],
  },
  doc_issue: {
    doc_det: [
      {
        doc_num: 1,
        docs: [
          {
            ...{ num: 1, from: 'TV/2526/000110', to: 'TV/2526/000113' },
            ...{ totnum: 4, cancel: 0, net_issue: 4 },
          },
        ],
      },
      {
        doc_num: 5,
        docs: [
          {
            ...{ num: 1, from: 'CN/2526/000015', to: 'CN/2526/000015' },
            ...{ totnum: 1, cancel: 0, net_issue: 1 },
          },
        ],
      },
    ],
  },
};

/** The month with the GSTR-1 that was worked out for it by hand. */
export const goldenLateMonth = { documents: DOCUMENTS, json: RETURN };
