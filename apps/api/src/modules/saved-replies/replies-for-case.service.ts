import { caseKindsOf } from '@aabha/contracts/cases/cases.rules';
import type { CaseKind } from '@aabha/contracts/cases/cases.values';
import { ticketNumber } from '@aabha/contracts/complaints/complaints.rules';
import { messageReference } from '@aabha/contracts/contact/contact.rules';
import { appError } from '@aabha/contracts/errors/errors';
import type { Language } from '@aabha/contracts/language/language';
import { orderNumber } from '@aabha/contracts/orders/order-number';
import { fillReply } from '@aabha/contracts/saved-replies/fill-reply';
import type { RepliesForCaseInput } from '@aabha/contracts/saved-replies/saved-replies.schema';
import type { DbOrTx } from '@aabha/db/client';
import type { SignedInContext } from '../../context/context';
import { DATES, mailLanguage } from '../../mails/mail-language';
import { getUser } from '../accounts/accounts.service';
import { complaintOf } from '../complaints/complaints.service';
import { messageOf } from '../contact/contact.thread.service';
import { getReturn } from '../returns/returns.service';
import { selectRepliesOfKind } from './saved-replies.queries';

/** What a case has for the placeholders of a saved reply. */
interface ReplyFacts {
  name: string;
  ticket: string;
  orderId: string | null;
  dueAt: string | null;
  /** Whose language counts, as that of mails. */
  to: { userId?: string | undefined; email: string; language?: Language };
}

const FACTS: Readonly<Record<CaseKind, (db: DbOrTx, id: string) => Promise<ReplyFacts>>> = {
  complaint: async (db, id) => {
    const { _id, name, order_id: orderId, due_at: dueAt, userId, email } = await complaintOf(db, id);
    return { name, ticket: ticketNumber(_id), orderId, dueAt, to: { userId: userId._id, email } };
  },
  message: async (db, id) => {
    const row = await messageOf(db, id);
    const { name, order_id: orderId, due_at: dueAt, customer, email, language } = row;
    const to = { userId: customer?._id, email, language };
    return { name, ticket: messageReference(row._id), orderId, dueAt, to };
  },
  return: async (db, id) => {
    const { user_id: user, order_id: order, due_at: dueAt = null } = (await getReturn(db, id)).returnRequest;
    const to = { userId: user._id, email: user.email };
    return { name: user.name, ticket: '', orderId: order._id, dueAt, to };
  },
};

/**
 * Returns the saved replies that suit a case, filled in, in the language of its customer where there is such a text
 * (docs/spec/cases.md#saved-replies).
 */
export async function repliesForCase(ctx: SignedInContext, { kind, id }: RepliesForCaseInput) {
  if (!caseKindsOf(ctx.user).includes(kind)) throw appError('FORBIDDEN');
  const [facts, rows, writer] = await Promise.all([
    FACTS[kind](ctx.db, id),
    selectRepliesOfKind(ctx.db, kind),
    getUser(ctx, { id: ctx.user.id }),
  ]);
  const customers = await mailLanguage(ctx, facts.to);
  return {
    replyList: rows.map(({ id: _id, name, textEn, textHi }) => {
      const language: Language = customers === 'hi' && textHi !== '' ? 'hi' : 'en';
      const filled = fillReply(language === 'hi' ? textHi : textEn, {
        name: facts.name,
        ticket: facts.ticket,
        order: facts.orderId === null ? '' : orderNumber(facts.orderId),
        due: facts.dueAt === null ? '' : DATES[language].formatDay(facts.dueAt),
        staff: writer.user.name,
        shop: ctx.settings.current.brand.name,
      });
      return { _id, name, language, ...filled };
    }),
  };
}
