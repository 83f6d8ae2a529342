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

test('what is valid has no errors', () => {
  expect(validate({ name: 'Abc', rows: [{ from: 1, to: 2 }] })).toEqual({});
});

test('a field gets its first message, and each row of a list its own', () => {
  const errors = validate({
    name: '',
    rows: [
      { from: 1, to: 2 },
      { from: 0, to: 2 },
    ],
  });
  expect(errors).toEqual({ name: 'Name is required', rows: [undefined, { from: 'At least 1.' }] });
});

test('a list that is wrong as a whole says so in place of its rows', () => {
  expect(validate({ name: 'A', rows: [] })).toEqual({ rows: 'At least one row.' });
});
