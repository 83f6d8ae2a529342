import { appError } from '@aabha/contracts/errors/errors';
import {
  Gstr1Overview,
  type Gstr1Input,
  type Gstr1OverviewInPaise,
} from '@aabha/contracts/gstr1/gstr1.schema';
import { periodBounds, periodName, periodOf } from '@aabha/contracts/gstr1/return-period';
import type { ProgressLines } from '@aabha/contracts/wire/progress-lines';
import { resultOf, startWork, type Work } from '../../core/progress-lines';
import type { SignedInContext } from '../../context/context';
import { MOST_FINDINGS } from './check-return';
import { readFromPrimary } from '../../replica/report-reader';
import { findFiledReturn } from './filed-returns.queries';
import { lateDocumentsIn, lateDocumentsOf } from './late-documents.service';
import { findFirstInvoice } from './return-documents.queries';
import { summarizeReturn } from './summarize-return.service';

async function readFiled({ workDb }: SignedInContext, period: string) {
  const filed = await findFiledReturn(workDb, period);
  if (!filed) return undefined;
  const read = readFromPrimary(workDb);
  const after = await lateDocumentsOf(read, period);
  const late = await lateDocumentsIn(read, period);
  return {
    ...filed.figures,
    findings: after.slice(0, MOST_FINDINGS).map(({ kind, id: _id, number, reportedIn }) => ({
      text: `It got its number after this return was filed. It is in the GSTR-1 of ${periodName(reportedIn)}.`,
      document: { kind, _id, number },
    })),
    finding_count: after.length,
    late: late.map(({ kind, id: _id, number, period: of }) => ({ kind, _id, number, period: of })),
    filed: { at: filed.filedAt, by: filed.filedBy, sha256: filed.sha256 },
  };
}

async function* readOverview(ctx: SignedInContext, { period }: Gstr1Input): Work<Gstr1OverviewInPaise> {
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
    ...(yield* summarizeReturn(ctx.openReport(ctx.workDb), ctx.settings.current, period)),
    filed: null,
  };
}

/** Returns the figures and the self-check of a month's GSTR-1; those of a filed one as they were filed. */
export const getReturn = (ctx: SignedInContext, input: Gstr1Input): Promise<Gstr1OverviewInPaise> =>
  resultOf(readOverview(ctx, input));

async function* readOverviewInRupees(ctx: SignedInContext, input: Gstr1Input): Work<Gstr1Overview> {
  return Gstr1Overview.parse(yield* readOverview(ctx, input));
}

/** Starts the same, with its progress (docs/spec/gst-returns.md#progress). */
export async function previewReturn(ctx: SignedInContext, input: Gstr1Input): Promise<ProgressLines> {
  if (!ctx.takesFiles) throw appError('PROGRESS_OVER_REST');
  return startWork(readOverviewInRupees(ctx, input));
}
