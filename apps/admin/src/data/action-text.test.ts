import { expect, test } from 'vitest';
import { actionText, taskText, thingText } from './action-text';

test('describes an action in words', () => {
  expect(actionText('news.create')).toBe('News created');
  expect(actionText('product.bulk')).toBe('Product updated in bulk');
  expect(actionText('service-area.import-update')).toBe('Service area updated by import');
  expect(actionText('customer.close')).toBe('Customer account closed');
  expect(actionText('customer.role')).toBe('Customer account type changed');
  expect(actionText('wholesale-order.payment')).toBe('Wholesale order payment status changed');
});

test('spells out an unknown action', () => {
  expect(actionText('gift-card.hand-out')).toBe('Gift card hand out');
  expect(thingText('gift-card')).toBe('Gift card');
});

test('describes a background task', () => {
  expect(taskText('mail.order-placed')).toBe('Email: order placed');
  expect(taskText('payments.refund')).toBe('Refund');
});
