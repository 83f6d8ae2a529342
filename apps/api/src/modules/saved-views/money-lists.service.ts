import { ListBookChecksInput } from '@aabha/contracts/books/book-checks.schema';
import { ListCreditNotesInput } from '@aabha/contracts/credit-notes/credit-notes.schema';
import { ListEInvoicesInput } from '@aabha/contracts/e-invoice/e-invoices.schema';
import { ListInvoicesInput } from '@aabha/contracts/invoices/invoices.schema';
import { ListDiscrepanciesInput } from '@aabha/contracts/reconciliation/reconciliation.schema';
import { ListRefundsInput } from '@aabha/contracts/refunds/refunds.schema';
import { ListLedgerInput } from '@aabha/contracts/ledger/ledger.schema';
import { ListSettlementsInput } from '@aabha/contracts/settlements/settlements.schema';
import { listBookChecks } from '../books/list-book-checks.service';
import { listCreditNotes } from '../credit-notes/credit-notes.service';
import { listEInvoices } from '../e-invoices/e-invoices.service';
import { listInvoices } from '../invoices/invoices.service';
import { listDiscrepancies } from '../reconciliation/discrepancies.service';
import { listRefunds } from '../refunds/refunds.list.service';
import { listLedger } from '../ledger/ledger.service';
import { listSettlements } from '../settlements/settlements.service';
import { countedFar, countedList, type CountedList } from './counted-list';

/** The lists of the group Money that have views, by the last part of their address. */
export const MONEY_LISTS = {
  invoices: countedList(
    'invoices.list',
    ListInvoicesInput,
    async (ctx, input) => (await listInvoices(ctx, countedFar(input))).invoiceCount,
  ),
  'credit-notes': countedList(
    'creditNotes.list',
    ListCreditNotesInput,
    async (ctx, input) => (await listCreditNotes(ctx, input)).creditNoteCount,
  ),
  refunds: countedList(
    'refunds.list',
    ListRefundsInput,
    async (ctx, input) => (await listRefunds(ctx, input)).refundCount,
  ),
  settlements: countedList(
    'settlements.list',
    ListSettlementsInput,
    async (ctx, input) => (await listSettlements(ctx, input)).settlementCount,
  ),
  ledger: countedList(
    'ledger.list',
    ListLedgerInput,
    async (ctx, input) => (await listLedger(ctx, input)).transactionCount,
  ),
  differences: countedList(
    'reconciliation.list',
    ListDiscrepanciesInput,
    async (ctx, input) => (await listDiscrepancies(ctx, input)).differenceCount,
  ),
  'e-invoices': countedList(
    'eInvoices.list',
    ListEInvoicesInput,
    async (ctx, input) => (await listEInvoices(ctx, input)).eInvoiceCount,
  ),
  'book-checks': countedList(
    'books.listChecks',
    ListBookChecksInput,
    async (ctx, input) => (await listBookChecks(ctx, input)).bookCheckCount,
  ),
} satisfies Record<string, CountedList>;
