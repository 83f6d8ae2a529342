import type { AnswerStore } from '../../answers/answer-store';

/**
 * Finds something out, and keeps what `textOf` makes of it under a key until the catalogue changes; not when it has
 * changed meanwhile, and not where the text is undefined.
 */
export async function keepingOfCatalogue<T>(
  store: AnswerStore,
  key: string,
  find: () => Promise<T>,
  textOf: (found: T) => string | undefined,
): Promise<T> {
  const filling = store.fill(key);
  try {
    const found = await find();
    const text = textOf(found);
    if (text !== undefined) filling.keep(text, { topics: ['catalogue'], stockOf: [] });
    return found;
  } finally {
    filling.giveUp();
  }
}
