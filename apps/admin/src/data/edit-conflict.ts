/** A field of a record that two people may edit: its label and its formatter. */
export interface ConflictField<V> {
  source: keyof V & string;
  label: string;
  text: (value: V) => string;
}

export type Choice = 'mine' | 'theirs';

/** A field in which an edit and the current record differ. */
export interface Difference<V> {
  source: keyof V & string;
  label: string;
  mine: string;
  theirs: string;
  /** Suggestion: theirs where only they changed the field, mine where I did. */
  suggested: Choice;
}

/**
 * Returns the fields in which an edit based on `base` and the current record differ
 * (docs/spec/back-office.md#edit-conflicts).
 */
export function differencesOf<V>(
  { base, mine, theirs }: { base: V; mine: V; theirs: V },
  fields: readonly ConflictField<V>[],
): Difference<V>[] {
  return fields
    .map(({ source, label, text }) => ({
      source,
      label,
      mine: text(mine),
      theirs: text(theirs),
      suggested: text(mine) === text(base) ? ('theirs' as const) : ('mine' as const),
    }))
    .filter((field) => field.mine !== field.theirs);
}

/** Returns my edit with their values in the fields where theirs was selected. */
export function resolveEditConflict<V>(
  mine: V,
  theirs: V,
  choices: Partial<Record<keyof V & string, Choice>>,
): V {
  const merged = { ...mine };
  for (const source of Object.keys(choices) as (keyof V & string)[])
    if (choices[source] === 'theirs') merged[source] = theirs[source];
  return merged;
}
