import { describe, expect, it } from 'vitest';
import { paise } from '../money/money';
import {
  checkApprove,
  checkRefund,
  checkRefundAmount,
  checkReturnable,
  returnReason,
  returnUntil,
} from './returns.rules';
import { RequestReturnInput, ReturnForm, UpdateReturnInput } from './returns.schema';

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

it('is approved first, then refunded, each once', () => {
  expect(code(checkApprove({ approved: false, refunded: false }))).toBe('allowed');
  expect(code(checkApprove({ approved: true, refunded: false }))).toBe('RETURN_APPROVED_BEFORE');
  expect(code(checkApprove({ approved: false, refunded: true }))).toBe('allowed');
  expect(code(checkApprove({ approved: true, refunded: true }))).toBe('RETURN_APPROVED_BEFORE');
  expect(code(checkRefund({ approved: false, refunded: false }))).toBe('RETURN_NOT_APPROVED');
  expect(code(checkRefund({ approved: true, refunded: false }))).toBe('allowed');
  expect(code(checkRefund({ approved: true, refunded: true }))).toBe('RETURN_REFUNDED_BEFORE');
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
