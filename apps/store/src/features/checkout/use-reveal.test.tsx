import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useReveal } from './use-reveal';

function Notice({ text }: { text?: string }) {
  const ref = useReveal<HTMLDivElement>(text);
  return (
    <div ref={ref} tabIndex={-1} data-testid="notice">
      {text}
    </div>
  );
}

const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
const notice = () => screen.getByTestId('notice');

const standAt = (top: number) => place.mockReturnValue(new DOMRect(0, top, 300, 200));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('scrolls to a notice that appears below the window, and focuses it', () => {
  standAt(2000);
  const { rerender } = render(<Notice />);
  rerender(<Notice text="The payment was not completed" />);
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(notice()).toHaveFocus();
});

it('reveals each new notice once', () => {
  standAt(2000);
  const { rerender } = render(<Notice />);
  for (const text of ['One', 'One', 'Two']) rerender(<Notice text={text} />);
  expect(scroll).toHaveBeenCalledTimes(2);
});

it('leaves the page and the focus alone when the notice is in view', () => {
  standAt(100);
  const { rerender } = render(<Notice />);
  rerender(<Notice text="The payment was not completed" />);
  expect(scroll).not.toHaveBeenCalled();
  expect(notice()).not.toHaveFocus();
});

it('does not scroll to a notice that the page opens with', () => {
  standAt(2000);
  render(<Notice text="The payment was not completed" />);
  expect(scroll).not.toHaveBeenCalled();
});

it('does not scroll when the notice goes', () => {
  standAt(2000);
  const { rerender } = render(<Notice text="The payment was not completed" />);
  rerender(<Notice />);
  expect(scroll).not.toHaveBeenCalled();
});
