import { clockState } from '@aabha/contracts/complaints/complaint-clocks.rules';
import { appError } from '@aabha/contracts/errors/errors';
import { requestDueAt } from '@aabha/contracts/privacy/erasure.rules';
import type {
  AnswerPrivacyRequestInput,
  CreatePrivacyRequestInput,
  ListPrivacyRequestsInput,
  PrivacyRequest,
} from '@aabha/contracts/privacy/privacy.schema';
import type { DbOrTx } from '@aabha/db/client';
import { inTx } from '@aabha/db/tx';
import type { RequestContext, SignedInContext } from '../../context/context';
import { enqueue } from '../../outbox/outbox';
import { writeAudit } from '../audit/audit.service';
import { callerOf } from './own-data.service';
import { answerRequest, countRequests, findRequest, insertRequest, selectRequests } from './requests.queries';

export { findRequestToMail as requestForMail } from './requests.queries';

type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

const toWire = (row: RequestRow, now: Date): PrivacyRequest => ({
  ...row,
  clock: clockState(
    { dueAt: new Date(row.due_at), doneAt: row.answered_at === null ? null : new Date(row.answered_at) },
    now,
  ),
});

/** Stores a request for correction or a grievance with its clock of 90 days, and mails it to support and its receipt to the person. */
export async function createRequest(ctx: RequestContext, input: CreatePrivacyRequestInput) {
  const { userId, email } = await callerOf(ctx, input);
  await ctx.limits.takeForAccount('contact', userId ?? email);
  const { kind, text } = input;
  const request = await inTx(ctx.db, async (tx) => {
    const now = ctx.now();
    const dueAt = requestDueAt(now).toISOString();
    const row = await insertRequest(tx, {
      ...{ userId, email, kind, text, dueAt, language: ctx.language },
      createdAt: now.toISOString(),
    });
    await enqueue(tx, 'mail.privacy-request', { requestId: row._id });
    await enqueue(tx, 'mail.privacy-request-support', { requestId: row._id });
    return row;
  });
  return { request };
}

/** Returns a page of requests, for a SuperAdmin. */
export async function listRequests(ctx: SignedInContext, input: ListPrivacyRequestsInput) {
  const now = ctx.now();
  const [rows, requestCount] = await Promise.all([
    selectRequests(ctx.db, input, now.toISOString()),
    countRequests(ctx.db, input.filters, now.toISOString()),
  ]);
  return { requestList: rows.map((row) => toWire(row, now)), requestCount };
}

/** Answers a request, which is mailed. 409 for one that has an answer. */
export async function answerPrivacyRequest(ctx: SignedInContext, { id, answer }: AnswerPrivacyRequestInput) {
  if (!(await findRequest(ctx.db, id))) throw appError('PRIVACY_REQUEST_NOT_FOUND');
  const at = ctx.now();
  await inTx(ctx.db, async (tx) => {
    if (!(await answerRequest(tx, id, { answer, staffId: ctx.user.id, at: at.toISOString() })))
      throw appError('PRIVACY_REQUEST_ANSWERED');
    await enqueue(tx, 'mail.privacy-answer', { requestId: id });
    await writeAudit(tx, ctx.user.id, {
      action: 'privacy-request.answer',
      entity: 'privacy-request',
      entityId: id,
      before: null,
      after: { answer },
    });
  });
  const row = await findRequest(ctx.db, id);
  if (!row) throw appError('PRIVACY_REQUEST_NOT_FOUND');
  return { request: toWire(row, at) };
}
/** Returns how many requests are past their 90 days, for the dashboard. */
export const countOverdueRequests = (db: DbOrTx, now: Date) =>
  countRequests(db, { overdue: true }, now.toISOString());
