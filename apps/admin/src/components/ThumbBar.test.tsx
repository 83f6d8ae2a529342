import { Button } from '@mui/material';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EmailText } from './EmailText';
import { ThumbBar } from './ThumbBar';

afterEach(() => Reflect.deleteProperty(window, 'visualViewport'));

test('it follows the keyboard, and says that the page needs room for it only while it is at the edge', () => {
  const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport });
  const bar = (isFixed: boolean) => (
    <ThumbBar isFixed={isFixed}>
      <Button>Send</Button>
    </ThumbBar>
  );
  const { rerender } = render(bar(false));
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button.closest('[data-thumb-bar]')).toBeNull();
  rerender(bar(true));
  /* The same button: what has the focus keeps it. */
  expect(screen.getByRole('button', { name: 'Send' })).toBe(button);
  const before = button.parentElement?.className;
  act(() => {
    viewport.height -= 300;
    viewport.dispatchEvent(new Event('resize'));
  });
  expect(button.closest('[data-thumb-bar]')?.className).not.toBe(before);
});

test('an e-mail address may be broken behind its @, and is copied as it is', () => {
  render(
    <p>
      <EmailText email="asha.rao@shoppers.example" />
    </p>,
  );
  const text = screen.getByText('asha.rao@shoppers.example');
  expect(text.innerHTML).toBe('asha.rao@<wbr>shoppers.example');
});
