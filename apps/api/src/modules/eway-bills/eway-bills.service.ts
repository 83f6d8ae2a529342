import { ZodError } from 'zod';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { ewayBillOf } from '@aabha/contracts/eway-bill/eway-bill';
import {
  ewayBillState,
  isWithinEwayBillTime,
  type EwayBillLimit,
} from '@aabha/contracts/eway-bill/eway-bill.rules';
import type {
  EnterEwayBillInput,
  EwayBill,
  ListEwayBillsInput,
} from '@aabha/contracts/eway-bill/eway-bills.schema';
import type { JsonFile } from '@aabha/contracts/wire/json-file';
import type { DbOrTx } from '@aabha/db/client';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { selectEwayBillLimits } from './eway-bill-limits.queries';
import {
  deleteEwayBill,
  findEwayBill,
  replaceEwayBill,
  selectMovedInvoices,
  type FoundInvoice,
} from './eway-bills.queries';

/** Returns what is printed of an invoice's e-way bill; undefined where none was entered. */
export const ewayBillOfInvoice = (db: DbOrTx, invoiceId: string) => findEwayBill(db, invoiceId);

const isSent = ({ orderStatus }: FoundInvoice) => orderStatus !== 'Cancelled' && orderStatus !== 'Returned';

function described(invoice: FoundInvoice, limits: readonly EwayBillLimit[]): EwayBill {
  const { id, number, orderId, bill, enteredByName } = invoice;
  return {
    ...{ invoice_id: id, invoice_number: number ?? '', order_id: orderId ?? '' },
    state: ewayBillState({ ...invoice, isSent: isSent(invoice), hasNumber: bill !== null }, limits),
    bill: bill
      ? {
          number: bill.number,
          generated_at: bill.generatedAt,
          valid_until: bill.validUntil ?? undefined,
          entered_at: bill.enteredAt,
          enteredBy: { _id: bill.enteredBy, name: enteredByName ?? '' },
        }
      : undefined,
  };
}

/** Returns whether the goods of each invoice need an e-way bill, and the one that was entered. */
export async function listEwayBills(ctx: SignedInContext, { order_ids, invoice_ids }: ListEwayBillsInput) {
  const [found, limits] = await Promise.all([
    selectMovedInvoices(ctx.db, { orderIds: order_ids, invoiceIds: invoice_ids }),
    selectEwayBillLimits(ctx.db),
  ]);
  return { ewayBillList: found.map((invoice) => described(invoice, limits)) };
}

async function findInvoice(db: DbOrTx, id: string): Promise<FoundInvoice> {
  const [invoice] = await selectMovedInvoices(db, { orderIds: [], invoiceIds: [id] });
  if (!invoice) throw appError('EWAY_BILL_NOT_FOUND');
  return invoice;
}

/** Returns the file of an e-way bill; 409 for an invoice that the portal would refuse. */
function jsonOf(invoice: FoundInvoice): string {
  try {
    return JSON.stringify(ewayBillOf({ ...invoice, number: invoice.number ?? '' }));
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const problems = error.issues.map(({ path, message }) => `${path.slice(2).join('.')}: ${message}`);
    throw appError('EWAY_BILL_REFUSED', { problems: problems.join('; ') });
  }
}

async function* onePiece(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}

const entryOf = (entityId: string) => ({ entity: 'eway-bill', entityId });

/** Returns the file for the e-way bill of an invoice. */
export async function downloadEwayBill(ctx: SignedInContext, { id }: { id: string }): Promise<JsonFile> {
  if (!ctx.takesFiles) throw appError('EXPORT_OVER_REST');
  const invoice = await findInvoice(ctx.db, id);
  if (!isWithinEwayBillTime(invoice.issuedAt, ctx.now())) throw appError('EWAY_BILL_TOO_OLD');
  const json = jsonOf(invoice);
  const number = invoice.number ?? '';
  await inTx(ctx.db, (tx) =>
    writeAudit(tx, ctx.user.id, {
      ...{ action: 'eway-bill.export', ...entryOf(id), before: null, after: { number } },
    }),
  );
  return { fileName: `EWB-${number.replaceAll('/', '-')}.json`, json: onePiece(json) };
}

const refusal = (error: unknown) =>
  violatedConstraint(error) === 'eway_bills_number_key'
    ? new AppError('EWAY_BILL_NUMBER_USED', undefined, { number: 'It is that of another invoice.' })
    : error;

/** Stores the number of an invoice's e-way bill; a later entry replaces it. */
export async function enterEwayBill(ctx: SignedInContext, input: EnterEwayBillInput) {
  const { id, number, generated_at: generatedAt, valid_until: validUntil } = input;
  await findInvoice(ctx.db, id);
  if (validUntil !== undefined && Date.parse(validUntil) <= Date.parse(generatedAt))
    throw new AppError('EWAY_BILL_TIMES', undefined, { valid_until: 'Enter a later time.' });
  const bill = { number, generatedAt, validUntil: validUntil ?? null };
  await inTx(ctx.db, async (tx) => {
    const before = (await findEwayBill(tx, id)) ?? null;
    await replaceEwayBill(tx, { ...bill, invoiceId: id, enteredBy: ctx.user.id });
    await writeAudit(tx, ctx.user.id, { action: 'eway-bill.enter', ...entryOf(id), before, after: bill });
  }).catch((error: unknown) => {
    throw refusal(error);
  });
  return describedAgain(ctx.db, id);
}

/** Removes the e-way bill of an invoice, as after its cancellation at the portal. */
export async function removeEwayBill(ctx: SignedInContext, { id }: { id: string }) {
  await findInvoice(ctx.db, id);
  await inTx(ctx.db, async (tx) => {
    const before = await findEwayBill(tx, id);
    if (!before) throw appError('EWAY_BILL_NOT_FOUND');
    await deleteEwayBill(tx, id);
    await writeAudit(tx, ctx.user.id, { action: 'eway-bill.remove', ...entryOf(id), before, after: null });
  });
  return describedAgain(ctx.db, id);
}

async function describedAgain(db: DbOrTx, id: string) {
  return { ewayBill: described(await findInvoice(db, id), await selectEwayBillLimits(db)) };
}
