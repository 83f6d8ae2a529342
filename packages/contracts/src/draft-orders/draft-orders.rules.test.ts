import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDraftAct, draftOrderState, isNewOffer, payLinkEnd } from './draft-orders.rules';
import { DRAFT_ORDER_STATES, STORED_DRAFT_STATES } from './draft-orders.values';

const END = '2026-11-25T06:00:00.000Z';

describe('a draft order', () => {
  it('is expired from the very end of its link on', () => {
    const at = (now: string) => draftOrderState({ status: 'sent', expiresAt: END }, new Date(now));
    expect(at('2026-11-25T05:59:59.999Z')).toBe('sent');
    expect(at(END)).toBe('expired');
  });

  it('expires in no other state, however late', () => {
    for (const status of STORED_DRAFT_STATES.filter((one) => one !== 'sent'))
      expect(draftOrderState({ status, expiresAt: END }, new Date('2030-01-01'))).toBe(status);
  });

  it('cannot be changed once it is paid or cancelled', () => {
    const open = DRAFT_ORDER_STATES.filter((state) => checkDraftAct('edit', state).ok);
    expect(open).toEqual(['draft', 'sent', 'expired']);
    expect(DRAFT_ORDER_STATES.filter((state) => checkDraftAct('cancel', state).ok)).toEqual(open);
    expect(DRAFT_ORDER_STATES.filter((state) => checkDraftAct('copy', state).ok)).toEqual(['sent']);
  });

  it('keeps its prices when it is sent again before its end, and gets new ones after', () => {
    expect(DRAFT_ORDER_STATES.filter(isNewOffer)).toEqual(['draft', 'paid', 'expired', 'cancelled']);
  });

  it('is valid for exactly its hours', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 720 }),
        fc.date({ noInvalidDate: true, max: new Date('2100-01-01') }),
        (hours, now) => {
          const expiresAt = payLinkEnd(now, hours);
          expect(expiresAt.getTime() - now.getTime()).toBe(hours * 3_600_000);
          const stateAt = (at: Date) =>
            draftOrderState({ status: 'sent', expiresAt: expiresAt.toISOString() }, at);
          expect([stateAt(now), stateAt(expiresAt)]).toEqual(['sent', 'expired']);
        },
      ),
    );
  });
});
