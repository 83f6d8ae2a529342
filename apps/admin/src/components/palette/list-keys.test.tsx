import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { actOnRow, focusFilter, moveRow } from './list-keys';

function show() {
  const onOpen = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const onUpdate = vi.fn<() => void>();
  render(
    <main>
      <form>
        <input type="text" aria-label="Filter" />
      </form>
      <table>
        <tbody>
          {['one', 'two'].map((name) => (
            <tr key={name} data-testid={name}>
              <td>
                <input type="checkbox" aria-label={name} />
                <a href="#x" onClick={onOpen}>
                  {name}
                </a>
                <button aria-label={`Update the status of ${name}`} onClick={onUpdate} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>,
  );
  return { onOpen, onUpdate };
}

test('rows are walked through to the ends', () => {
  show();
  expect(moveRow(1)).toBe(true);
  expect(document.activeElement).toBe(screen.getByTestId('one'));
  moveRow(1);
  moveRow(1);
  expect(document.activeElement).toBe(screen.getByTestId('two'));
  moveRow(-1);
  expect(document.activeElement).toBe(screen.getByTestId('one'));
});

test('the focused row is selected, opened and edited; without one nothing is', () => {
  const { onOpen, onUpdate } = show();
  expect(actOnRow('select')).toBe(false);
  moveRow(1);
  actOnRow('select');
  expect(screen.getByLabelText<HTMLInputElement>('one').checked).toBe(true);
  actOnRow('open');
  expect(onOpen).toHaveBeenCalledOnce();
  actOnRow('edit');
  expect(onUpdate).toHaveBeenCalledOnce();
});

test('the filter is focused, and there is nothing to walk through on a screen without a list', () => {
  show();
  expect(focusFilter()).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('Filter'));
  document.body.replaceChildren();
  expect(focusFilter()).toBe(false);
  expect(moveRow(1)).toBe(false);
});
