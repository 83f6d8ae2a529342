import type { z } from 'zod';
import type { CsvColumns } from '../csv/csv-columns';
import { csvRowOf, namedByCell, numberOfCell, yesOfCell } from '../csv/csv-row';
import type { CsvTable } from '../csv/csv-table';
import { decimalRupees } from '../money/money';
import { CreateEmiPlanInput, type EmiPlanFields, type StaffEmiPlan } from './emi.staff.schema';
import { EMI_KIND_NAMES, EMI_STATE_NAMES } from './emi.values';

/** A plan with the amounts of its export row in paise. */
type ExportedPlan = z.input<typeof StaffEmiPlan>;

/** The columns by the field of a plan that they are for. */
const COLUMN_OF = {
  bank: 'Bank',
  kind: 'Kind',
  months: 'Months',
  annual_rate: 'Rate a year (%)',
  minimum: 'Minimum (₹)',
  processing_fee: 'Processing fee without GST (₹)',
  no_cost: 'No-cost',
  offer_id: 'Offer',
  valid_from: 'From',
  valid_to: 'To',
  checked_on: 'Checked on',
  terms_url: 'Terms',
} as const satisfies Record<keyof EmiPlanFields, string>;

/** The columns that are fields of a plan. */
const FIELD_COLUMNS: CsvColumns<EmiPlanFields> = {
  [COLUMN_OF.bank]: ({ bank }) => bank,
  [COLUMN_OF.kind]: ({ kind }) => EMI_KIND_NAMES[kind],
  [COLUMN_OF.months]: ({ months }) => String(months),
  [COLUMN_OF.annual_rate]: ({ annual_rate: rate }) => String(rate),
  [COLUMN_OF.minimum]: ({ minimum }) => decimalRupees(minimum),
  [COLUMN_OF.processing_fee]: ({ processing_fee: fee }) => decimalRupees(fee),
  [COLUMN_OF.no_cost]: ({ no_cost: isNoCost }) => (isNoCost ? 'Yes' : 'No'),
  [COLUMN_OF.offer_id]: ({ offer_id: offer }) => offer ?? '',
  [COLUMN_OF.valid_from]: ({ valid_from: from }) => from,
  [COLUMN_OF.valid_to]: ({ valid_to: to }) => to ?? '',
  [COLUMN_OF.checked_on]: ({ checked_on: day }) => day,
  [COLUMN_OF.terms_url]: ({ terms_url: url }) => url ?? '',
};

/** The columns of exported EMI plans, which can be imported again. */
export const EMI_PLAN_COLUMNS: CsvColumns<ExportedPlan> = {
  ...FIELD_COLUMNS,
  Status: ({ state }) => EMI_STATE_NAMES[state],
};

/** Returns the cells of a plan, by column. */
export const emiPlanCells = (plan: EmiPlanFields): Record<string, string> =>
  Object.fromEntries(Object.entries(FIELD_COLUMNS).map(([column, cellOf]) => [column, cellOf(plan)]));

/** The CSV file of EMI plans (docs/spec/imports.md#files). The status follows from the days and is not read. */
export const emiPlanTable: CsvTable<EmiPlanFields> = {
  columns: Object.keys(EMI_PLAN_COLUMNS),
  needed: Object.keys(FIELD_COLUMNS),
  row: csvRowOf(CreateEmiPlanInput, {
    columnOf: COLUMN_OF,
    read: (cells) => {
      const cellOf = (field: keyof EmiPlanFields) => cells[COLUMN_OF[field]] ?? '';
      return {
        ...{ bank: cellOf('bank'), kind: namedByCell(EMI_KIND_NAMES, cellOf('kind')) },
        ...{ months: numberOfCell(cellOf('months')), annual_rate: numberOfCell(cellOf('annual_rate')) },
        minimum: numberOfCell(cellOf('minimum')),
        processing_fee: numberOfCell(cellOf('processing_fee')),
        ...{ no_cost: yesOfCell(cellOf('no_cost')), offer_id: cellOf('offer_id') },
        ...{ valid_from: cellOf('valid_from'), valid_to: cellOf('valid_to') },
        ...{ checked_on: cellOf('checked_on'), terms_url: cellOf('terms_url') },
      };
    },
  }),
};
