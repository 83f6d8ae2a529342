import type { BulkTx } from './bulk.types';

const GUARDED = ['ledger_transactions', 'ledger_postings'];

/** Empties the ledger of a demo whose invoices get other numbers; the worker posts all of it anew. */
export async function forgetLedger(tx: BulkTx): Promise<void> {
  for (const table of GUARDED) await tx`alter table ${tx(table)} disable trigger user`;
  await tx`truncate ledger_transactions, ledger_postings, ledger_balances, ledger_cursors, ledger_pending`;
  for (const table of GUARDED) await tx`alter table ${tx(table)} enable trigger user`;
}
