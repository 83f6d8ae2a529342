import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveFormDraft } from '../../lib/form-draft';
import { usePaymentFailure, type PaymentFailure } from './use-payment-failure';

const FAILURE: PaymentFailure = { kind: 'declined', expiresAt: '2026-11-23T06:15:00.000Z' };

const open = (userId = 'shopper-1') => renderHook(() => usePaymentFailure(userId));

it('survives a reload for the same shopper, and ends when the screen is left or a payment starts', () => {
  const first = open();
  expect(first.result.current[0]).toBeUndefined();
  act(() => first.result.current[1](FAILURE));

  /* A reload unmounts nothing. */
  const reloaded = open();
  expect(reloaded.result.current[0]).toEqual(FAILURE);
  act(() => reloaded.result.current[1](undefined));
  const again = open();
  expect(again.result.current[0]).toBeUndefined();

  act(() => again.result.current[1](FAILURE));
  again.unmount();
  expect(open().result.current[0]).toBeUndefined();
});

it('is not shown to another shopper, nor when what is stored is none', () => {
  const { result } = open();
  act(() => result.current[1](FAILURE));
  expect(open('shopper-2').result.current[0]).toBeUndefined();
  saveFormDraft('payment-failure', 'shopper-1', { kind: 'else', expiresAt: '' });
  expect(open().result.current[0]).toBeUndefined();
});
