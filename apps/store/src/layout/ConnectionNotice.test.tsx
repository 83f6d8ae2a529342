import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionNotice } from './ConnectionNotice';

const SHOWN_MS = 4_000;
const notice = () => screen.getByRole('status').textContent;
function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says when the connection is lost, and for a moment that it is back', () => {
  render(<ConnectionNotice />);
  expect(notice()).toBe('');
  setOnline(false);
  expect(notice()).toBe('You are offline. We will continue when you are back online.');
  act(() => void vi.advanceTimersByTime(SHOWN_MS));
  expect(notice()).toContain('You are offline.');
  setOnline(true);
  expect(notice()).toBe('You are back online.');
  act(() => void vi.advanceTimersByTime(SHOWN_MS));
  expect(notice()).toBe('');
});
