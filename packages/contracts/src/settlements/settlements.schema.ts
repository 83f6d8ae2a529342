import { z } from 'zod';
import { inRupees, rupeesIn, rupeesOut } from '../money/money.schema';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { daysFilter, Id, Instant, pageOf, sortOver } from '../wire/wire.schema';
import {
  BANK_STATES,
  SETTLEMENT_LINE_KINDS,
  SETTLEMENT_LINE_STATES,
  SETTLEMENT_READ_STATES,
} from './settlements.values';

const BankDay = z.iso
  .date({ error: 'Please enter a date.' })
  .meta({ description: 'The day on which the bank booked it.', example: '2026-11-23' });

export const Settlement = z.object({
  _id: z.string(),
  provider_id: z.string().meta({ description: 'The provider’s id.' }),
  utr: z.string().meta({ description: 'The bank’s reference of the transfer; empty until there is one.' }),
  status: z.string().meta({ description: 'As the provider has it: created, processed or failed.' }),
  settled_at: Instant,
  gross: rupeesOut.meta(inRupees('Payments in it.')),
  refunds: rupeesOut.meta(inRupees('Refunds taken from it, negative.')),
  adjustments: rupeesOut.meta(inRupees('Other amounts, negative where they take money.')),
  fees: rupeesOut.meta(inRupees('The provider’s fees without GST.')),
  tax: rupeesOut.meta(inRupees('GST on the fees.')),
  net: rupeesOut.meta(inRupees('What the provider transferred.')),
  line_count: z.number().int(),
  open_count: z.number().int().meta({ description: 'Lines that do not match a payment or refund.' }),
  is_whole: z.boolean().meta({ description: 'Whether its lines add up to what was transferred.' }),
  bank_state: z.enum(BANK_STATES),
  bank_amount: rupeesOut.nullable().meta(inRupees('What staff saw in the bank; null until then.')),
  bank_day: BankDay.nullable(),
  bank_by: z.string().nullable().meta({ description: 'Who entered it.' }),
});
export type Settlement = z.output<typeof Settlement>;

export const SETTLEMENT_SORTS = ['settled_at', 'net'] as const;

export const ListSettlementsInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.failures),
  filters: z
    .strictObject({
      matched: z.boolean().optional().meta({
        description: 'True: all lines match and add up to what was transferred. False: they do not.',
      }),
      bank: z.enum(BANK_STATES).optional(),
      search: z.string().max(200).optional().meta({
        description: 'Part of the UTR, or the provider’s id of the settlement or of one of its lines.',
      }),
      ...daysFilter,
    })
    .default({}),
  sort: sortOver(SETTLEMENT_SORTS).optional(),
});
export type ListSettlementsInput = z.output<typeof ListSettlementsInput>;
export const ListSettlementsOutput = z.object({
  settlementList: z.array(Settlement),
  settlementCount: z.number().int(),
});
export const ExportSettlementsInput = ListSettlementsInput.pick({ filters: true });
export type ExportSettlementsInput = z.output<typeof ExportSettlementsInput>;

export const SettlementInput = z.strictObject({ id: Id });
export const SettlementOutput = z.object({ settlement: Settlement });

const SettlementLine = z.object({
  _id: z.string(),
  provider_id: z.string(),
  kind: z.enum(SETTLEMENT_LINE_KINDS),
  state: z.enum(SETTLEMENT_LINE_STATES),
  amount: rupeesOut,
  fee: rupeesOut.meta(inRupees('Without GST.')),
  tax: rupeesOut.meta(inRupees('GST on the fee.')),
  net: rupeesOut.meta(inRupees('What it adds to the transfer; negative where it takes money.')),
  ours: rupeesOut.nullable().meta(inRupees('The amount in our records; null where there is none.')),
  offer_discount: rupeesOut.meta(
    inRupees('What an EMI offer took off the payment, which the amount is already less by.'),
  ),
  at: Instant,
  description: z.string(),
  order_id: z.string().nullable(),
});
export type SettlementLine = z.output<typeof SettlementLine>;

export const ListSettlementLinesInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.failures),
  id: Id,
  filters: z.strictObject({ state: z.enum(SETTLEMENT_LINE_STATES).optional() }).default({}),
});
export type ListSettlementLinesInput = z.output<typeof ListSettlementLinesInput>;
export const ListSettlementLinesOutput = z.object({
  lineList: z.array(SettlementLine),
  lineCount: z.number().int(),
});

/** A reading of the provider's settlements. */
export const SettlementRead = z.object({
  _id: z.string(),
  state: z.enum(SETTLEMENT_READ_STATES),
  requested_at: Instant,
  requested_by: z.string().nullable().meta({ description: 'Null for the daily reading.' }),
  ended_at: Instant.nullable(),
  since: z.string().meta({ description: 'The first day that it covers, in India.' }),
  days_done: z.number().int(),
  days: z.number().int(),
  new_count: z.number().int().meta({ description: 'Settlements that were not known before.' }),
  findings: z.number().int().meta({ description: 'Discrepancies that it found.' }),
});
export type SettlementRead = z.output<typeof SettlementRead>;
export const LatestSettlementReadOutput = z.object({ read: SettlementRead.nullable() });
export const RunSettlementReadInput = z.strictObject({});

/** What staff saw in the bank; null takes it back. */
export const SetSettlementBankInput = z
  .strictObject({
    id: Id,
    bank: z
      .strictObject({ amount: rupeesIn.meta(inRupees('The amount that the bank booked.')), day: BankDay })
      .nullable(),
  })
  .meta({ example: { bank: { amount: 245102.5, day: '2026-11-23' } } });
export type SetSettlementBankInput = z.output<typeof SetSettlementBankInput>;

/** At most so many characters of a file, which are some ten thousand lines. */
const CSV_MAX = 1_000_000;
export const ImportSettlementBankInput = z
  .strictObject({
    csv: z
      .string()
      .min(1, 'Please choose a CSV file.')
      .max(CSV_MAX, 'This file is too large.')
      .meta({ description: 'A CSV file with the columns utr, amount (in rupees) and date (YYYY-MM-DD).' }),
  })
  .meta({ example: { csv: 'utr,amount,date\n1568176960vxp0rj,245102.50,2026-11-23\n' } });
export type ImportSettlementBankInput = z.output<typeof ImportSettlementBankInput>;
export const ImportSettlementBankOutput = z.object({
  changed: z.number().int().meta({ description: 'Settlements that were entered or changed.' }),
  unchanged: z.number().int(),
  unknown: z.array(z.string()).meta({ description: 'UTRs of no settlement, the first hundred.' }),
  unknown_count: z.number().int(),
});
