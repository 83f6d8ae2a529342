/** A field of a record that two people may edit at once: how it is called and how its value reads. */
export interface ConflictField<V> {
  source: keyof V & string;
  label: string;
  text: (value: V) => string;
}

export type Choice = 'mine' | 'theirs';

/** One field on which an edit and the present record disagree. */
export interface Difference<V> {
  source: keyof V & string;
  label: string;
  mine: string;
  theirs: string;
  /** Theirs where only they changed it, mine where I did. */
  suggested: Choice;
}

/**
 * Where an edit that was begun on `base` and the record as it is now disagree, field by field
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

/** My edit on top of the present record, with theirs wherever that was chosen. */
export function resolve<V>(mine: V, theirs: V, choices: Partial<Record<keyof V & string, Choice>>): V {
  const kept = { ...mine };
  for (const source of Object.keys(choices) as (keyof V & string)[])
    if (choices[source] === 'theirs') kept[source] = theirs[source];
  return kept;
}
