import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLateTarget } from './use-late-target';

function Section() {
  return <section ref={useLateTarget('plans')} id="plans" />;
}

const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
beforeEach(() => void scrolled.mockClear());
afterEach(() => window.history.replaceState(null, '', '/'));

it('scrolls to what a link led to before it had come', () => {
  window.history.replaceState(null, '', '/#plans');
  const { rerender } = render(<Section />);
  rerender(<Section />);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('leaves a page alone whose address names nothing, or something else', () => {
  window.history.replaceState(null, '', '/#reviews');
  render(<Section />);
  expect(scrolled).not.toHaveBeenCalled();
});

it('leaves a page from the server alone, where the browser has moved already', () => {
  window.history.replaceState(null, '', '/#plans');
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Section />);
  act(() => void hydrateRoot(page, <Section />));
  expect(scrolled).not.toHaveBeenCalled();
});
