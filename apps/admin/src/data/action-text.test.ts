import { expect, test } from 'vitest';
import { actionText, taskText, thingText } from './action-text';

test('an action says what happened to what', () => {
  expect(actionText('news.create')).toBe('News created');
  expect(actionText('product.bulk')).toBe('Product updated in bulk');
  expect(actionText('service-area.import-update')).toBe('Service area updated by import');
  expect(actionText('wholesale-order.payment')).toBe('Wholesale order payment status changed');
});

test('an unknown action keeps its own words', () => {
  expect(actionText('gift-card.hand-out')).toBe('Gift card hand out');
  expect(thingText('gift-card')).toBe('Gift card');
});

test('a task says what it sends', () => {
  expect(taskText('mail.order-placed')).toBe('Email: order placed');
  expect(taskText('payments.refund')).toBe('Refund');
});
