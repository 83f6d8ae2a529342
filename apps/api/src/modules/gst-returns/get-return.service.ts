import type { Gstr1Input, Gstr1OverviewInPaise } from '@aabha/contracts/gstr1/gstr1.schema';
import { periodBounds, periodOf } from '@aabha/contracts/gstr1/return-period';
import type { SignedInContext } from '../../context/context';
import { MOST_FINDINGS } from './check-return';
import { findFiledReturn, selectLateDocuments } from './filed-returns.queries';
import { findFirstInvoice } from './return-documents.queries';
import { summarizeReturn } from './summarize-return.service';

async function readFiled({ workDb }: SignedInContext, period: string) {
  const filed = await findFiledReturn(workDb, period);
  if (!filed) return undefined;
  const late = await selectLateDocuments(workDb, period, MOST_FINDINGS);
  return {
    ...filed.figures,
    findings: late.map(({ kind, id: _id, number }) => ({
      text: 'It got its number after this return was filed. Add it to the next one by hand.',
      document: { kind, _id, number },
    })),
    finding_count: late.length,
    filed: { at: filed.filedAt, by: filed.filedBy, sha256: filed.sha256 },
  };
}

/** Returns the figures and the self-check of a month's GSTR-1; those of a filed one as they were filed. */
export async function getReturn(ctx: SignedInContext, { period }: Gstr1Input): Promise<Gstr1OverviewInPaise> {
  const first = await findFirstInvoice(ctx.workDb);
  const hasEnded = ctx.now() >= periodBounds(period).end;
  const head = {
    ...{ period, gstin: ctx.settings.current.brand.gstin },
    first_period: periodOf(first === undefined ? ctx.now() : new Date(first)),
  };
  const filed = await readFiled(ctx, period);
  if (filed) return { ...head, state: 'filed', ...filed };
  return {
    ...head,
    state: hasEnded ? 'ready' : 'running',
    ...(await summarizeReturn(ctx.openReport(ctx.workDb), ctx.settings.current, period)),
    filed: null,
  };
}
