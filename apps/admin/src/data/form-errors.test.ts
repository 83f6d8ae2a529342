import { expect, test } from 'vitest';
import { z } from 'zod';
import { formErrors } from './form-errors';

const Row = z.strictObject({ from: z.number('A number, please.').min(1, 'At least 1.'), to: z.number() });
const validate = formErrors(
  z.strictObject({
    name: z.string().min(1, 'Name is required').max(3, 'Too long'),
    rows: z.array(Row).min(1, 'At least one row.'),
  }),
);

test('returns no errors for valid values', () => {
  expect(validate({ name: 'Abc', rows: [{ from: 1, to: 2 }] })).toEqual({});
});

test('returns the first message of a field, and messages for each row of a list', () => {
  const errors = validate({
    name: '',
    rows: [
      { from: 1, to: 2 },
      { from: 0, to: 2 },
    ],
  });
  expect(errors).toEqual({ name: 'Name is required', rows: [undefined, { from: 'At least 1.' }] });
});

test('returns the error of a whole list in place of those of its rows', () => {
  expect(validate({ name: 'A', rows: [] })).toEqual({ rows: 'At least one row.' });
});
