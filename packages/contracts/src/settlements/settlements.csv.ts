import type { CsvColumns } from '../csv/csv-columns';
import { decimalRupees, paise } from '../money/money';
import { indiaMinute } from '../time/india-time';

/** A settlement with the fields of its export row; amounts in paise. */
interface ExportedSettlement {
  providerId: string;
  utr: string;
  status: string;
  settledAt: string;
  grossPaise: number;
  refundsPaise: number;
  adjustmentsPaise: number;
  feesPaise: number;
  taxPaise: number;
  netPaise: number;
  lineCount: number;
  openCount: number;
  isWhole: boolean;
  bankPaise: number | null;
  bankDay: string | null;
}

const rupees = (amount: number) => decimalRupees(paise(amount));

/** The columns of exported settlements. Gross to GST on fees add up to Net. */
export const SETTLEMENT_COLUMNS: CsvColumns<ExportedSettlement> = {
  Settlement: ({ providerId }) => providerId,
  UTR: ({ utr }) => utr,
  Status: ({ status }) => status,
  Date: ({ settledAt }) => indiaMinute(settledAt),
  Gross: ({ grossPaise }) => rupees(grossPaise),
  Refunds: ({ refundsPaise }) => rupees(refundsPaise),
  Adjustments: ({ adjustmentsPaise }) => rupees(adjustmentsPaise),
  Fees: ({ feesPaise }) => rupees(0 - feesPaise),
  'GST on fees': ({ taxPaise }) => rupees(0 - taxPaise),
  Net: ({ netPaise }) => rupees(netPaise),
  Lines: ({ lineCount }) => String(lineCount),
  Matched: ({ openCount, isWhole }) => (openCount === 0 && isWhole ? 'Yes' : 'No'),
  'In the bank': ({ bankPaise }) => (bankPaise === null ? '' : rupees(bankPaise)),
  'Bank date': ({ bankDay }) => bankDay ?? '',
  Difference: ({ bankPaise, netPaise }) => (bankPaise === null ? '' : rupees(bankPaise - netPaise)),
};
