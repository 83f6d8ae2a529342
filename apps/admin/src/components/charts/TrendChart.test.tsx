import { createTheme, ThemeProvider } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axisRupees } from './axis-rupees';
import { shortDay } from './short-day';
import { TrendChart, type TrendPoint } from './TrendChart';
import { darkTheme } from '../themes';

const point = (day: number, value: number, before?: number): TrendPoint => ({
  ...{ key: `2026-11-0${day}`, label: `${day} Nov 2026`, short: `${day} Nov`, value, text: `₹${value}` },
  ...(before === undefined ? {} : { before, beforeText: `₹${before} before` }),
});

test('a chart says what it shows, and which is the period before', () => {
  render(
    <ThemeProvider theme={createTheme(darkTheme)}>
      <TrendChart label="Net sales by day" points={[point(1, 500, 300), point(2, -100, 200)]} />
    </ThemeProvider>,
  );
  expect(screen.getByLabelText('Net sales by day')).toBeTruthy();
  expect(screen.getByText(/Dashed line: the period before/)).toBeTruthy();
});

test('without a period before nothing is said of one', () => {
  render(<TrendChart label="Sales" points={[point(1, 0)]} />);
  expect(screen.queryByText(/Dashed line/)).toBeNull();
});

test('amounts and days of an axis are short', () => {
  expect([0, 6_00_000, -2_50_000].map(axisRupees)).toEqual(['₹0', '₹6L', '−₹2.5L']);
  expect(shortDay('2026-11-05')).toBe('5 Nov');
});
