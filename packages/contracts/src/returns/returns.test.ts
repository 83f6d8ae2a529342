import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import { checkReturnStep, returnDueAt, returnState, type ReturnStep } from './return-state.rules';
import {
  checkRefundAmount,
  checkReturnable,
  inspectionOutcome,
  refundOfReturn,
  requestedLines,
  returnReason,
} from './returns.rules';
import { returnUntil } from './return-windows.rules';
import { RequestReturnInput, ReturnForm, UpdateReturnInput } from './returns.schema';
import type { RETURN_STATES } from './returns.values';

const delivered = {
  status: 'Delivered',
  returnRequested: false,
  returnUntil: returnUntil('2026-11-01T10:00:00Z'),
};
const code = (verdict: { ok: boolean; code?: string }) => (verdict.ok ? 'allowed' : verdict.code);

describe('returning an order', () => {
  it('is possible through the end of the seventh day after its delivery, in India', () => {
    expect(delivered.returnUntil).toBe('2026-11-08T18:29:59.999Z');
    expect(returnUntil('2026-11-01T20:00:00Z')).toBe('2026-11-09T18:29:59.999Z');
    expect(code(checkReturnable(delivered, new Date('2026-11-08T18:29:59Z')))).toBe('allowed');
    expect(code(checkReturnable(delivered, new Date('2026-11-08T18:30:00Z')))).toBe('RETURN_TOO_LATE');
  });
  it('is refused before delivery, after an earlier request, and without a delivery date', () => {
    const now = new Date('2026-11-02T00:00:00Z');
    for (const status of ['Pending', 'Shipped', 'Cancelled', 'Returned'])
      expect(code(checkReturnable({ ...delivered, status }, now))).toBe('RETURN_NOT_DELIVERED');
    expect(code(checkReturnable({ ...delivered, returnRequested: true }, now))).toBe('RETURN_TWICE');
    expect(code(checkReturnable({ ...delivered, returnUntil: '' }, now))).toBe('RETURN_TOO_LATE');
  });
  it('refunds what was paid, and takes no other amount', () => {
    expect(code(checkRefundAmount(paise(30_098_00), paise(30_098_00)))).toBe('allowed');
    expect(code(checkRefundAmount(paise(30_098_00), undefined))).toBe('allowed');
    expect(code(checkRefundAmount(paise(30_098_00), paise(30_098_01)))).toBe('RETURN_AMOUNT_CHANGED');
  });
});

describe('the steps of a return', () => {
  const check = (step: ReturnStep, state: (typeof RETURN_STATES)[number], refunded = false) =>
    code(checkReturnStep(step, { state, refunded }));

  it('are approval, then refund, each once', () => {
    expect(check('approve', 'requested')).toBe('allowed');
    expect(check('approve', 'approved')).toBe('RETURN_APPROVED_BEFORE');
    expect(check('approve', 'requested', true)).toBe('allowed');
    expect(check('approve', 'approved', true)).toBe('RETURN_APPROVED_BEFORE');
    expect(check('refund', 'requested')).toBe('RETURN_NOT_APPROVED');
    expect(check('refund', 'approved')).toBe('allowed');
    expect(check('refund', 'approved', true)).toBe('RETURN_REFUNDED_BEFORE');
  });
  it('lead through arrival and inspection to a refund of what was accepted', () => {
    expect(check('receive', 'requested')).toBe('RETURN_NOT_APPROVED');
    expect(check('receive', 'approved')).toBe('allowed');
    expect(check('receive', 'approved', true)).toBe('allowed');
    expect(check('receive', 'received')).toBe('RETURN_RECEIVED_BEFORE');
    expect(check('inspect', 'approved')).toBe('RETURN_NOT_RECEIVED');
    expect(check('inspect', 'received')).toBe('allowed');
    expect(check('inspect', 'received', true)).toBe('RETURN_REFUNDED_BEFORE');
    for (const state of ['accepted', 'accepted_in_part'] as const) {
      expect(check('inspect', state)).toBe('RETURN_INSPECTED_BEFORE');
      expect(check('refund', state)).toBe('allowed');
      expect(check('reject', state)).toBe('RETURN_INSPECTED_BEFORE');
    }
  });
  it('have a pickup between the approval and the arrival, unless the money is on its way', () => {
    expect(check('pickup', 'requested')).toBe('RETURN_PICKUP_NOT_APPROVED');
    expect(check('pickup', 'approved')).toBe('allowed');
    expect(check('pickup', 'approved', true)).toBe('RETURN_REFUNDED_BEFORE');
    expect(check('pickup', 'received')).toBe('RETURN_RECEIVED_BEFORE');
    expect(check('pickup', 'accepted')).toBe('RETURN_INSPECTED_BEFORE');
  });
  it('end with a rejection, which no refund precedes and nothing follows', () => {
    for (const state of ['requested', 'approved', 'received'] as const) {
      expect(check('reject', state)).toBe('allowed');
      expect(check('reject', state, true)).toBe('RETURN_REFUNDED_BEFORE');
    }
    for (const step of ['approve', 'pickup', 'receive', 'inspect', 'reject', 'refund', 'replace'] as const) {
      expect(check(step, 'rejected')).toBe('RETURN_REJECTED_BEFORE');
      expect(check(step, 'replaced')).toBe('RETURN_REPLACED_BEFORE');
    }
    expect(check('replace', 'accepted_in_part')).toBe('allowed');
    expect(check('replace', 'accepted', true)).toBe('RETURN_REFUNDED_BEFORE');
    expect(check('replace', 'received')).toBe('RETURN_NOT_INSPECTED');
  });
  it('have a state, and a clock while staff are to take the next one', () => {
    const times = {
      approvedAt: null,
      receivedAt: null,
      inspectedAt: null,
      rejectedAt: null,
      replacedAt: null,
      outcome: null,
    };
    const at = '2026-11-01T10:00:00.000Z';
    const due = (more: object, refunded = false) =>
      returnDueAt({ ...times, createdAt: '2026-10-01T10:00:00.000Z', refunded, ...more });
    expect(returnState(times)).toBe('requested');
    expect(due({})).toBe('2026-10-03T10:00:00.000Z');
    expect(returnState({ ...times, approvedAt: at })).toBe('approved');
    expect(due({ approvedAt: at })).toBeNull();
    expect(returnState({ ...times, approvedAt: at, receivedAt: at })).toBe('received');
    expect(due({ approvedAt: at, receivedAt: at })).toBe('2026-11-03T10:00:00.000Z');
    const accepted = { approvedAt: at, receivedAt: at, inspectedAt: at, outcome: 'accepted' as const };
    expect(returnState({ ...times, ...accepted })).toBe('accepted');
    expect(due(accepted)).toBe('2026-11-03T10:00:00.000Z');
    expect(due(accepted, true)).toBeNull();
    expect(returnState({ ...times, ...accepted, replacedAt: at })).toBe('replaced');
    expect(due({ ...accepted, replacedAt: at })).toBeNull();
    expect(returnState({ ...times, approvedAt: at, rejectedAt: at })).toBe('rejected');
    expect(due({ rejectedAt: at })).toBeNull();
  });
});

describe('the lines of a return', () => {
  const left = [
    { position: 0, quantity: 2 },
    { position: 1, quantity: 0 },
    { position: 2, quantity: 1 },
  ];
  it('are those that the shopper chose of what is left, or all of it', () => {
    expect(requestedLines(left, undefined)).toEqual([left[0], left[2]]);
    expect(requestedLines(left, [{ position: 0, quantity: 1 }])).toEqual([{ position: 0, quantity: 1 }]);
    expect(requestedLines(left, [{ position: 0, quantity: 3 }])).toBeUndefined();
    expect(requestedLines(left, [{ position: 1, quantity: 1 }])).toBeUndefined();
    const twice = { position: 0, quantity: 1 };
    expect(requestedLines(left, [twice, twice])).toBeUndefined();
  });
  it('are refunded as far as they are left, with the shipping once all are back', () => {
    const whole = { lines: left, shippingPaise: paise(99_00) };
    const line = (position: number, quantity: number) => ({ position, quantity, warranty: false });
    expect(refundOfReturn(whole, [{ position: 0, quantity: 1 }])).toEqual({
      lines: [line(0, 1)],
      shipping: false,
    });
    expect(
      refundOfReturn(whole, [
        { position: 0, quantity: 5 },
        { position: 2, quantity: 1 },
      ]),
    ).toEqual({ lines: [line(0, 2), line(2, 1)], shipping: true });
  });
  it('are each inspected; what is not accepted needs a reason', () => {
    const requested = [left[0]!, left[2]!];
    const inspect = (first: number, second: number, reason = '') => {
      const result = inspectionOutcome(
        requested,
        [
          { position: 0, accepted: first },
          { position: 2, accepted: second },
        ],
        reason,
      );
      return result.ok ? result.outcome : result.code;
    };
    expect(inspect(2, 1)).toBe('accepted');
    expect(inspect(1, 1)).toBe('RETURN_REASON_MISSING');
    expect(inspect(1, 1, 'Scratched')).toBe('accepted_in_part');
    expect(inspect(0, 0, 'Scratched')).toBe('rejected');
    expect(inspect(3, 1, 'Scratched')).toBe('RETURN_LINES_INCOMPLETE');
    const missing = inspectionOutcome(requested, [{ position: 0, accepted: 2 }], 'x');
    expect(missing).toMatchObject({ ok: false, code: 'RETURN_LINES_INCOMPLETE' });
  });
});

describe('the form', () => {
  it('requires a text when the reason is Other, and sends it', () => {
    const fieldsOf = (sent: unknown) =>
      ReturnForm.safeParse(sent).error?.issues.map((issue) => issue.path[0]);
    expect(fieldsOf({})).toEqual(['reason']);
    expect(fieldsOf({ reason: 'Other', otherReason: '  ' })).toEqual(['otherReason']);
    expect(returnReason(ReturnForm.parse({ reason: 'Other', otherReason: 'Too big' }))).toBe('Too big');
    expect(returnReason(ReturnForm.parse({ reason: 'Changed mind' }))).toBe('Changed mind');
  });
  it('is not taken for a reason by the server when it only says Other', () => {
    const sent = { order_id: 'o', return_reason: 'Other' };
    expect(RequestReturnInput.safeParse(sent).error?.issues[0]?.message).toBe('Please specify your reason.');
  });
});

it('takes one step of a return at a time', () => {
  expect(UpdateReturnInput.safeParse({ id: 'r', status: true, data: {} }).success).toBe(true);
  for (const wrong of [{}, { status: false }, { status: true, refund_status: true }])
    expect(UpdateReturnInput.safeParse({ id: 'r', ...wrong }).success).toBe(false);
});

describe('the lines of a return', () => {
  const left = [
    { position: 0, quantity: 2 },
    { position: 1, quantity: 0 },
    { position: 2, quantity: 1 },
  ];

  it('are all that are left, or those that are chosen, the last unit too', () => {
    expect(requestedLines(left, undefined)).toEqual([left[0], left[2]]);
    expect(requestedLines(left, [{ position: 0, quantity: 2 }])).toEqual([{ position: 0, quantity: 2 }]);
  });

  it.each([
    [[{ position: 0, quantity: 3 }]],
    [[{ position: 1, quantity: 1 }]],
    [[left[0]!, { position: 9, quantity: 1 }]],
    [[left[2]!, left[2]!]],
  ])('%j are not there', (chosen) => {
    expect(requestedLines(left, chosen)).toBeUndefined();
  });

  it('give back the delivery with the last units only, and only once', () => {
    const all = [left[0]!, left[2]!];
    const refund = (wanted: typeof left, shippingPaise = paise(99_00)) =>
      refundOfReturn({ lines: left, shippingPaise }, wanted);
    expect(refund(all).shipping).toBe(true);
    expect(refund(all, paise(0)).shipping).toBe(false);
    expect(refund([left[0]!])).toEqual({
      lines: [{ position: 0, quantity: 2, warranty: false }],
      shipping: false,
    });
  });
});

describe('an inspection', () => {
  const requested = [
    { position: 0, quantity: 2 },
    { position: 1, quantity: 1 },
  ];
  const outcome = (accepted: number[], reason = 'Scratched.') =>
    inspectionOutcome(
      requested,
      accepted.map((units, position) => ({ position, accepted: units })),
      reason,
    );

  it.each([
    [[2, 1], '', { ok: true, outcome: 'accepted' }],
    [[2, 0], 'Scratched.', { ok: true, outcome: 'accepted_in_part' }],
    [[0, 0], 'Scratched.', { ok: true, outcome: 'rejected' }],
    [[1, 1], '  ', { ok: false, code: 'RETURN_REASON_MISSING' }],
    [[2], 'Scratched.', { ok: false, code: 'RETURN_LINES_INCOMPLETE' }],
    [[2, 2], 'Scratched.', { ok: false, code: 'RETURN_LINES_INCOMPLETE' }],
    [[2, 1, 1], 'Scratched.', { ok: false, code: 'RETURN_LINES_INCOMPLETE' }],
  ])('that accepts %j for %j ends in %j', (accepted, reason, expected) => {
    expect(outcome(accepted, reason)).toEqual(expected);
  });
});

it('the last moment of the days of a return counts, and a refusal names them', () => {
  const until = '2026-11-22T18:29:59.999Z';
  const order = { status: 'Delivered', returnRequested: false, returnUntil: until };
  expect(checkReturnable(order, new Date(until))).toEqual({ ok: true });
  expect(checkReturnable(order, new Date(Date.parse(until) + 1))).toEqual({
    ...{ ok: false, code: 'RETURN_TOO_LATE', data: { until } },
  });
  expect(checkReturnable({ ...order, status: 'Shipped' }, new Date(until))).toEqual({
    ...{ ok: false, code: 'RETURN_NOT_DELIVERED', data: { status: 'Shipped' } },
  });
});
