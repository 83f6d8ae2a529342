import { splitInclusive } from '../../gst/gst';
import { stateOfGstCode } from '../../gst/states';
import { paise } from '../../money/money';
import type { ReturnDocument, ReturnLine } from '../return-document';

/** The seller's GSTIN, of Karnataka. */
export const SELLER_GSTIN = '29AAGCB7383J1Z4';
const SELLER_CODE = '29';

interface Sold {
  /** Paid for it, tax included. */
  grossPaise: number;
  ratePercent?: number;
  quantity?: number;
  hsn?: string;
  description?: string;
}

type Given = Partial<ReturnDocument> & { pos: string; sold: readonly Sold[] };

function lineOf({ grossPaise, ...more }: Sold, sameState: boolean): ReturnLine {
  const { ratePercent = 18, quantity = 1, hsn = '85287217', description = 'Nova 43' } = more;
  const amounts = splitInclusive(paise(grossPaise), ratePercent, sameState);
  return { ...amounts, ratePercent, quantity, hsn, description };
}

/** Returns a document with the lines and taxes of what was sold to a State, given by its code. */
export function returnDocument({ pos, sold, ...given }: Given): ReturnDocument {
  const sameState = pos === SELLER_CODE;
  return {
    kind: 'invoice',
    id: given.number ?? 'id',
    number: 'TV/2526/000001',
    financialYear: '2025-26',
    serial: Number((given.number ?? '1').slice(-6)),
    day: '2025-09-15',
    valuePaise: sold.reduce((sum, { grossPaise }) => sum + grossPaise, 0) + (given.roundOffPaise ?? 0),
    sellerGstin: SELLER_GSTIN,
    buyerGstin: '',
    placeOfSupply: stateOfGstCode(pos) ?? '',
    sameState,
    roundOffPaise: 0,
    lines: sold.map((one) => lineOf(one, sameState)),
    ...given,
  };
}
