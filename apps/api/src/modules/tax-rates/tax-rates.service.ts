import { AppError, appError } from '@aabha/contracts/errors/errors';
import { ratesOn, taxRateState, type RateOf } from '@aabha/contracts/tax-rates/tax-rates.rules';
import type { ListTaxRatesInput, TaxRateFields } from '@aabha/contracts/tax-rates/tax-rates.schema';
import { basisPoints, percentFromBasisPoints } from '@aabha/contracts/money/money';
import { indiaDay, startOfIndiaDay } from '@aabha/contracts/time/india-time';
import type { DbOrTx, Tx } from '@aabha/db/client';
import { inTx, violatedConstraint } from '@aabha/db/tx';
import type { SignedInContext } from '../../context/context';
import { writeAudit } from '../audit/audit.service';
import { hasInvoicedGoods } from '../invoices/invoices.service';
import {
  deleteTaxRate,
  findTaxRate,
  insertTaxRate,
  lockTaxRates,
  selectRatesWithDay,
  selectTaxRates,
} from './tax-rates.queries';

/** Returns the tax rates of the day on which a transaction began, which is the date of its invoice. */
export async function ratesOfToday(tx: Tx): Promise<RateOf> {
  const rates = await selectRatesWithDay(tx);
  return ratesOn(rates, rates[0]?.day ?? '');
}

async function readTaxRates(db: DbOrTx, now: Date) {
  const rows = await selectTaxRates(db);
  return rows.map(({ rateBasisPoints, validFrom, createdBy, ...row }) => ({
    ...row,
    rate_percent: percentFromBasisPoints(rateBasisPoints),
    valid_from: validFrom,
    state: taxRateState({ rateBasisPoints, validFrom, hsn: row.hsn }, rows, indiaDay(now)),
    createdBy: createdBy ?? undefined,
  }));
}

/** Returns a page of the tax rates, those that begin last first. They are few, so all are read. */
export async function listTaxRates(ctx: SignedInContext, { pageNum, pageSize }: ListTaxRatesInput) {
  const rates = await readTaxRates(ctx.db, ctx.now());
  const first = (pageNum - 1) * pageSize;
  return { taxRateList: rates.slice(first, first + pageSize), taxRateCount: rates.length };
}

const nameOf = (hsn: string, validFrom: string) => `${hsn || 'Other goods'} from ${validFrom}`;

const refusal = (error: unknown) =>
  violatedConstraint(error) === 'tax_rates_hsn_valid_from_key'
    ? new AppError('TAX_RATE_EXISTS', undefined, { valid_from: 'There is a rate from this day already.' })
    : error;

/** Refuses a rate that would have been that of invoices which were issued before (docs/spec/invoices-and-tax.md#tax-rates). */
async function assertUnused(tx: Tx, now: Date, { hsn, valid_from }: TaxRateFields): Promise<void> {
  const today = indiaDay(now);
  if (valid_from < today)
    throw new AppError('TAX_RATE_PAST', undefined, { valid_from: 'Choose today or a later day.' });
  if (valid_from === today && (await hasInvoicedGoods(tx, hsn, startOfIndiaDay(today))))
    throw new AppError('TAX_RATE_USED', undefined, { valid_from: 'Choose tomorrow or a later day.' });
}

/** Adds a tax rate from a day in India on. */
export async function createTaxRate(ctx: SignedInContext, input: TaxRateFields) {
  const { hsn, rate_percent, valid_from: validFrom, notification } = input;
  const id = await inTx(ctx.db, async (tx) => {
    await lockTaxRates(tx);
    await assertUnused(tx, ctx.now(), input);
    const created = await insertTaxRate(tx, {
      ...{ hsn, rateBasisPoints: basisPoints(rate_percent), validFrom, notification },
      createdBy: ctx.user.id,
    });
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'tax-rate.create', entity: 'tax-rate', entityId: created },
      ...{ before: null, after: { name: nameOf(hsn, validFrom), ...input } },
    });
    return created;
  }).catch((error: unknown) => {
    throw refusal(error);
  });
  const taxRate = (await readTaxRates(ctx.db, ctx.now())).find(({ _id }) => _id === id);
  if (!taxRate) throw appError('TAX_RATE_NOT_FOUND');
  return { taxRate };
}

/** Removes a tax rate that has not begun. */
export async function removeTaxRate(ctx: SignedInContext, { id }: { id: string }) {
  await inTx(ctx.db, async (tx) => {
    await lockTaxRates(tx);
    const present = await findTaxRate(tx, id);
    if (!present) throw appError('TAX_RATE_NOT_FOUND');
    const { hsn, rateBasisPoints, validFrom, notification } = present;
    if (validFrom <= indiaDay(ctx.now())) throw appError('TAX_RATE_BEGUN');
    await deleteTaxRate(tx, id);
    await writeAudit(tx, ctx.user.id, {
      ...{ action: 'tax-rate.remove', entity: 'tax-rate', entityId: id, after: null },
      before: {
        ...{ name: nameOf(hsn, validFrom), hsn, rate_percent: percentFromBasisPoints(rateBasisPoints) },
        ...{ valid_from: validFrom, notification },
      },
    });
  });
  return { message: 'The tax rate is removed.' };
}
