const PREFIX = 'typed:';

/** `blank` with the texts that stand in the same places of `stored`; whatever else is stored is left out. */
function withTexts<Values extends object>(blank: Values, stored: unknown): Values {
  if (typeof stored !== 'object' || stored === null) return blank;
  const texts = stored as Record<string, unknown>;
  const filled = Object.entries(blank).map(([name, value]: [string, unknown]) => {
    const text = texts[name];
    if (typeof value === 'object' && value !== null) return [name, withTexts(value, text)];
    return [name, typeof text === 'string' ? text : value];
  });
  return Object.fromEntries(filled) as Values;
}

/** `blank` filled with what was stored by this person; as it is where that was another's, or nothing of ours. */
export function fillFormDraft<Values extends object>(
  text: string | null,
  owner: string,
  blank: Values,
): Values {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    return blank; // nothing was typed, or whatever stands under this key is not ours
  }
  if (typeof stored !== 'object' || stored === null) return blank;
  const { owner: typist, values } = stored as Record<string, unknown>;
  return typist === owner ? withTexts(blank, values) : blank;
}

/**
 * The values of a form as this person was typing them in this tab, over those it begins with. A phone drops a tab when
 * another app needs its memory, and loads it anew on the way back; a session that ends while one writes leads away, too.
 * `owner` is the person's id, or empty for a visitor.
 */
export function readFormDraft<Values extends object>(form: string, owner: string, blank: Values): Values {
  return fillFormDraft(sessionStorage.getItem(PREFIX + form), owner, blank);
}

export function saveFormDraft(form: string, owner: string, values: object): void {
  sessionStorage.setItem(PREFIX + form, JSON.stringify({ owner, values }));
}

/** What was typed has been sent. */
export function deleteFormDraft(form: string): void {
  sessionStorage.removeItem(PREFIX + form);
}

/** The person has left. */
export function deleteAllFormDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
