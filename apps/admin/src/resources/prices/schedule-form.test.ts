import { expect, test } from 'vitest';
import { scheduleOf, validateScheduleForm } from './schedule-form';

const typed = {
  product: 'p1',
  price: 49_990,
  discount_percentage: 20,
  starts_at: '2026-11-27T00:00',
  ends_at: '2026-11-30T00:00',
};

test('times are those of India, and an end may be left out', () => {
  expect(scheduleOf(typed)).toMatchObject({
    starts_at: '2026-11-26T18:30:00.000Z',
    ends_at: '2026-11-29T18:30:00.000Z',
  });
  expect(scheduleOf({ ...typed, ends_at: '' })).not.toHaveProperty('ends_at');
  expect(validateScheduleForm(typed)).toEqual({});
});

test('errors stand beside their fields', () => {
  const empty = { product: '', price: '', discount_percentage: '', starts_at: '', ends_at: '' };
  expect(validateScheduleForm(empty)).toEqual({
    product: 'An id is required.',
    price: 'Enter an amount in rupees.',
    discount_percentage: 'The discount must be from 0 to 100 percent.',
    starts_at: 'Please enter a date and a time.',
  });
  expect(validateScheduleForm({ ...typed, ends_at: '2026-11-26T23:59' })).toEqual({
    ends_at: 'The end must be after the start.',
  });
});
