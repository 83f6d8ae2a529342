import { fireEvent } from '@testing-library/react';

/**
 * Returns the field of a label; `index` among labels of the same text. Testing Library's query reads the labels of
 * every element, which takes most of the time of a long form.
 */
export function fieldOf(label: string, index = 0): HTMLInputElement {
  const labels = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === label);
  const field = document.getElementById(labels[index]?.htmlFor ?? '');
  if (!field) throw new Error(`There is no field ${label}.`);
  return field as HTMLInputElement;
}

/** Sets a field by its label in one event; typing key by key is for tests of the keys. */
export function fillIn(label: string, value: string, index = 0): void {
  fireEvent.change(fieldOf(label, index), { target: { value } });
}

/** Returns the text of a field by its label. */
export const valueOf = (label: string): string => fieldOf(label).value;
