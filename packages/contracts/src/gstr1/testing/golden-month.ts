import type { ReturnDocument } from '../return-document';
import { returnDocument } from './return-documents';

const MUMBAI = '27AAPFU0939F1ZV';
const MYSURU = '29AABCU9603R1ZJ';

/** A television of 10,000 rupees before tax. */
const AT_28 = { grossPaise: 12_800_00, ratePercent: 28 };
const AT_18 = { grossPaise: 11_800_00 };

const inJuly = { number: 'TV/2526/000050', day: '2025-07-04', valuePaise: 12_800_00 };
const large: ReturnDocument = returnDocument({
  ...{ number: 'TV/2526/000103', day: '2025-09-12', pos: '27' },
  sold: [{ grossPaise: 1_28_000_00, ratePercent: 28, quantity: 2 }],
});
const business: ReturnDocument = returnDocument({
  ...{ number: 'TV/2526/000107', day: '2025-09-24', pos: '27', buyerGstin: MUMBAI },
  sold: [{ grossPaise: 1_18_000_00, quantity: 2 }],
});
const cancelled: ReturnDocument = returnDocument({
  ...{ number: 'TV/2526/000109', day: '2025-09-30', pos: '32' },
  sold: [AT_18],
});

/** September 2025, in which the rate fell from 28 to 18 %, in the order of the file. */
const DOCUMENTS: readonly ReturnDocument[] = [
  business,
  returnDocument({
    ...{ number: 'TV/2526/000108', day: '2025-09-25', pos: '29', buyerGstin: MYSURU },
    sold: [{ grossPaise: 23_600_00, hsn: '85287218' }],
  }),
  large,
  returnDocument({
    ...{ number: 'TV/2526/000106', day: '2025-09-23', pos: '27' },
    sold: [{ grossPaise: 1_00_000_01 }],
  }),
  returnDocument({
    number: 'TV/2526/000105',
    day: '2025-09-23',
    pos: '27',
    sold: [{ grossPaise: 1_00_000_00 }],
  }),
  returnDocument({ number: 'TV/2526/000101', day: '2025-09-05', pos: '29', sold: [AT_28] }),
  returnDocument({
    ...{ number: 'TV/2526/000104', day: '2025-09-22', pos: '29' },
    sold: [AT_18, { grossPaise: 118_00, description: 'Delivery' }],
  }),
  returnDocument({
    ...{ number: 'TV/2526/000102', day: '2025-09-10', pos: '32' },
    sold: [{ grossPaise: 64_000_00, ratePercent: 28 }],
  }),
  cancelled,
  returnDocument({
    ...{ kind: 'credit-note', number: 'CN/2526/000013', day: '2025-09-28', pos: '27', invoice: business },
    ...{ buyerGstin: MUMBAI, sold: [{ grossPaise: 59_000_00 }] },
  }),
  returnDocument({
    ...{ kind: 'credit-note', number: 'CN/2526/000012', day: '2025-09-26', pos: '27', invoice: large },
    sold: [{ grossPaise: 64_000_00, ratePercent: 28 }],
  }),
  returnDocument({
    ...{ kind: 'credit-note', number: 'CN/2526/000011', day: '2025-09-25', pos: '29', invoice: inJuly },
    sold: [{ grossPaise: 6_400_00, ratePercent: 28, quantity: 0 }],
  }),
  returnDocument({
    ...{ kind: 'credit-note', number: 'CN/2526/000014', day: '2025-09-30', pos: '32', invoice: cancelled },
    sold: [AT_18],
  }),
];

const item = (rt: number, txval: number, taxes: { iamt: number } | { camt: number; samt: number }) => [
  { num: rt * 100 + 1, itm_det: { rt, txval, ...taxes, csamt: 0 } },
];
const BUSINESS = { rchrg: 'N', inv_typ: 'R' };
const TELEVISION = {
  hsn_sc: '852872',
  desc: 'Other reception apparatus for television, colour',
  uqc: 'NOS',
  csamt: 0,
};

/** The GSTR-1 of that month, worked out by hand. */
const RETURN = {
  ...{ gstin: '29AAGCB7383J1Z4', fp: '092025', version: 'GST3.2.4', hash: 'hash' },
  b2b: [
    {
      ctin: MUMBAI,
      inv: [
        {
          ...{ inum: 'TV/2526/000107', idt: '24-09-2025', val: 118000, pos: '27', ...BUSINESS },
          itms: item(18, 100000, { iamt: 18000 }),
        },
      ],
    },
    {
      ctin: MYSURU,
      inv: [
        {
          ...{ inum: 'TV/2526/000108', idt: '25-09-2025', val: 23600, pos: '29', ...BUSINESS },
          itms: item(18, 20000, { camt: 1800, samt: 1800 }),
        },
      ],
    },
  ],
  b2cl: [
    {
      pos: '27',
      inv: [
        {
          ...{ inum: 'TV/2526/000103', idt: '12-09-2025', val: 128000 },
          itms: item(28, 100000, { iamt: 28000 }),
        },
        {
          ...{ inum: 'TV/2526/000106', idt: '23-09-2025', val: 100000.01 },
          itms: item(18, 84745.77, { iamt: 15254.24 }),
        },
      ],
    },
  ],
  cdnr: [
    {
      ctin: MUMBAI,
      nt: [
        {
          ...{ ntty: 'C', nt_num: 'CN/2526/000013', nt_dt: '28-09-2025', val: 59000, pos: '27', ...BUSINESS },
          itms: item(18, 50000, { iamt: 9000 }),
        },
      ],
    },
  ],
  cdnur: [
    {
      ...{ typ: 'B2CL', ntty: 'C', nt_num: 'CN/2526/000012', nt_dt: '26-09-2025', val: 64000, pos: '27' },
      itms: item(28, 50000, { iamt: 14000 }),
    },
  ],
  b2cs: [
    /* 105: a lakh exactly. */
    { sply_ty: 'INTER', pos: '27', typ: 'OE', rt: 18, txval: 84745.76, iamt: 15254.24, csamt: 0 },
    /* 104: 10,000 and delivery of 100. */
    { sply_ty: 'INTRA', pos: '29', typ: 'OE', rt: 18, txval: 10100, camt: 909, samt: 909, csamt: 0 },
    /* 101: 10,000 less the price reduction of 5,000 on a sale of July. */
    { sply_ty: 'INTRA', pos: '29', typ: 'OE', rt: 28, txval: 5000, camt: 700, samt: 700, csamt: 0 },
    /* 102. 109 was cancelled in the same month and leaves nothing at 18 %. */
    { sply_ty: 'INTER', pos: '32', typ: 'OE', rt: 28, txval: 50000, iamt: 14000, csamt: 0 },
  ],
  hsn: {
    /* 107 and 108 less half of 107. */
    hsn_b2b: [{ num: 1, ...TELEVISION, qty: 2, rt: 18, txval: 70000, iamt: 9000, camt: 1800, samt: 1800 }],
    hsn_b2c: [
      /* 104, 105 and 106; 109 less its note. */
      { num: 1, ...TELEVISION, qty: 3, rt: 18, txval: 179591.53, iamt: 30508.48, camt: 909, samt: 909 },
      /* 101, 102 and 103 less half of 103 and the price reduction. */
      { num: 2, ...TELEVISION, qty: 3, rt: 28, txval: 105000, iamt: 28000, camt: 700, samt: 700 },
    ],
  },
  doc_issue: {
    doc_det: [
      {
        doc_num: 1,
        docs: [
          {
            ...{ num: 1, from: 'TV/2526/000101', to: 'TV/2526/000109' },
            ...{ totnum: 9, cancel: 0, net_issue: 9 },
          },
        ],
      },
      {
        doc_num: 5,
        docs: [
          {
            ...{ num: 1, from: 'CN/2526/000011', to: 'CN/2526/000014' },
            ...{ totnum: 4, cancel: 0, net_issue: 4 },
          },
        ],
      },
    ],
  },
};

/** September 2025 with the GSTR-1 that was worked out for it by hand. */
export const goldenMonth = { documents: DOCUMENTS, json: RETURN };
