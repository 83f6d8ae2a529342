import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backgroundMark } from '../data/trpc';
import { useBackgroundMark } from './use-background-mark';

const MARK = { 'x-background': '1' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('marks calls a minute after the last key or movement, and none after the next one', () => {
  const { unmount } = renderHook(() => useBackgroundMark());
  expect(backgroundMark.headers()).toBeUndefined();
  vi.advanceTimersByTime(50_000);
  fireEvent.keyDown(document.body, { key: 'a' });
  vi.advanceTimersByTime(50_000);
  expect(backgroundMark.headers()).toBeUndefined();
  vi.advanceTimersByTime(11_000);
  expect(backgroundMark.headers()).toEqual(MARK);
  fireEvent.pointerMove(document.body);
  expect(backgroundMark.headers()).toBeUndefined();
  vi.advanceTimersByTime(61_000);
  unmount();
  expect(backgroundMark.headers()).toBeUndefined();
});
