const PREFIX = 'typed:';

/** Returns `blank` with the texts of `stored` at the same paths; everything else in `stored` is dropped. */
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

/**
 * Returns `blank` filled from a draft of this owner, or `blank` itself where the draft is another person's or
 * invalid.
 */
export function fillFormDraft<Values extends object>(
  text: string | null,
  owner: string,
  blank: Values,
): Values {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    return blank; // no draft, or not one of this shop
  }
  if (typeof stored !== 'object' || stored === null) return blank;
  const { owner: typist, values } = stored as Record<string, unknown>;
  return typist === owner ? withTexts(blank, values) : blank;
}

/**
 * Returns a form's draft from this tab's session storage over the initial values. Drafts survive a reload by a
 * phone that discards background tabs, and the sign-in after a session expires. `owner` is the person's id, or
 * empty for a visitor.
 */
export function readFormDraft<Values extends object>(form: string, owner: string, blank: Values): Values {
  return fillFormDraft(sessionStorage.getItem(PREFIX + form), owner, blank);
}

export function saveFormDraft(form: string, owner: string, values: object): void {
  sessionStorage.setItem(PREFIX + form, JSON.stringify({ owner, values }));
}

/** Deletes the draft after the form was sent. */
export function deleteFormDraft(form: string): void {
  sessionStorage.removeItem(PREFIX + form);
}

const draftKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

/** Deletes all drafts when the person signs out. */
export function deleteAllFormDrafts(): void {
  for (const key of draftKeys()) sessionStorage.removeItem(key);
}

/** Deletes the drafts of other people when a person signs in. Those of a visitor stay: who typed them signs in now. */
export function deleteDraftsOfOthers(owner: string): void {
  for (const key of draftKeys()) {
    const typist = ownerOf(sessionStorage.getItem(key));
    if (typist !== '' && typist !== owner) sessionStorage.removeItem(key);
  }
}

/** Returns whose draft a stored text is; empty for a visitor's, and for none. */
function ownerOf(text: string | null): unknown {
  try {
    return (JSON.parse(text ?? '{}') as { owner?: unknown }).owner ?? '';
  } catch {
    return '';
  }
}
