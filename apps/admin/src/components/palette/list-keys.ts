/*
 * The keys of lists work on what is on the screen: rows of a table, else the items of a list.
 */

const rowsOf = (): HTMLElement[] => {
  const main = document.querySelector('main');
  const rows = main?.querySelectorAll<HTMLElement>('tbody tr') ?? [];
  return [...(rows.length > 0 ? rows : (main?.querySelectorAll<HTMLElement>('ul > li') ?? []))];
};

const currentRow = (rows: readonly HTMLElement[]) =>
  rows.findIndex((row) => row === document.activeElement || row.contains(document.activeElement));

/** Focuses the next row, or the one before; the first or the last where none is focused. Returns whether there is one. */
export function moveRow(by: 1 | -1): boolean {
  const rows = rowsOf();
  const current = currentRow(rows);
  const next =
    current < 0 ? rows.at(by === 1 ? 0 : -1) : rows[Math.min(Math.max(current + by, 0), rows.length - 1)];
  if (!next) return false;
  next.tabIndex = -1;
  next.style.scrollMarginBlock = '100px';
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
  return true;
}

const named = (row: HTMLElement, pattern: RegExp) =>
  [...row.querySelectorAll<HTMLElement>('button, a')].find((control) =>
    pattern.test(control.getAttribute('aria-label') ?? control.textContent),
  );

/**
 * Acts on the focused row: ticks it, opens it by its link, or edits it by the button that says so. Returns whether it could;
 * Enter on a control inside a row stays the control's.
 */
export function actOnRow(action: 'select' | 'open' | 'edit'): boolean {
  const row = rowsOf().find((candidate) => candidate === document.activeElement);
  if (!row) return false;
  const target = {
    select: () => row.querySelector<HTMLElement>('input[type=checkbox]'),
    edit: () => named(row, /^(edit|update|change)/i),
    open: () => row.querySelector<HTMLElement>('a[href]') ?? named(row, /^(details|view|open)/i),
  }[action]();
  target?.click();
  return target !== null && target !== undefined;
}

/** Focuses the filter of the list. Returns whether there is one. */
export function focusFilter(): boolean {
  const field = document.querySelector<HTMLInputElement>(
    'main form input[type=text], main form input[type=search]',
  );
  field?.focus();
  field?.select();
  return field !== null;
}
