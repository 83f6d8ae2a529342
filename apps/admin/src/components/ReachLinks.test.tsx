import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallLink } from './ReachLinks';

test('a telephone number is a link', () => {
  render(<CallLink phone="9876543210" />);
  expect(screen.getByRole('link', { name: '98765 43210' }).getAttribute('href')).toBe('tel:+919876543210');
});

test('an account without a number has no link without a name', () => {
  render(<CallLink phone="" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('None')).toBeTruthy();
});
