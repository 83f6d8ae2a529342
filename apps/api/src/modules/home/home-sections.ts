import { isDeepStrictEqual } from 'node:util';
import { HOME_KINDS } from '@aabha/contracts/home/home.values';
import type { EditedHomeSection } from '@aabha/contracts/home/home.staff.schema';
import type { HomeRow, NewHomeRow } from './home.queries';

const toWire = (row: HomeRow): EditedHomeSection => ({
  ...{ kind: row.kind, is_shown: row.isShown },
  ...{ title: row.titleEn, title_hi: row.titleHi, text: row.textEn, text_hi: row.textHi },
  products: row.settings.products ?? [],
  count: row.settings.count ?? null,
  ...{ starts_at: row.startsAt, ends_at: row.endsAt },
});

const hidden = (kind: EditedHomeSection['kind']): EditedHomeSection => ({
  ...{ kind, is_shown: false, title: '', title_hi: '', text: '', text_hi: '' },
  ...{ products: [], count: null, starts_at: null, ends_at: null },
});

/** Returns stored sections as staff edit them; kinds that came with a later release follow, hidden. */
export function sectionsOf(rows: readonly HomeRow[]): EditedHomeSection[] {
  const known = rows.filter(({ kind }) => HOME_KINDS.includes(kind));
  const missing = HOME_KINDS.filter((kind) => kind !== 'picks' && rows.every((row) => row.kind !== kind));
  return [...known.map(toWire), ...missing.map(hidden)];
}

/** Returns a section as it is stored. */
export const toRow = (section: EditedHomeSection): NewHomeRow => ({
  ...{ kind: section.kind, isShown: section.is_shown },
  ...{ titleEn: section.title, titleHi: section.title_hi, textEn: section.text, textHi: section.text_hi },
  settings: {
    ...(section.products.length > 0 && { products: section.products }),
    ...(section.count !== null && { count: section.count }),
  },
  ...{ startsAt: section.starts_at, endsAt: section.ends_at },
});

const instantOf = (at: string | null) => (at === null ? null : new Date(at).toISOString());

/** Returns a section with its instants in the form in which they are read back. */
export const normalized = (section: EditedHomeSection): EditedHomeSection => ({
  ...section,
  starts_at: instantOf(section.starts_at),
  ends_at: instantOf(section.ends_at),
});

/** Returns the sections by their keys: the kind, and of those chosen by hand their number, too. */
export function byKey<T extends { kind: EditedHomeSection['kind'] }>(sections: readonly T[]): Map<string, T> {
  const picks = sections.filter(({ kind }) => kind === 'picks');
  return new Map(
    sections.map((section) => [
      section.kind === 'picks' ? `picks-${picks.indexOf(section) + 1}` : section.kind,
      section,
    ]),
  );
}

/** Returns what differs between two arrangements by section, for the audit log; undefined where nothing does. */
export function arrangementChange(before: readonly EditedHomeSection[], after: readonly EditedHomeSection[]) {
  const placed = (sections: readonly EditedHomeSection[]) =>
    new Map(
      [...byKey(sections)].map(([key, { kind: _, ...rest }], position) => [key, { position, ...rest }]),
    );
  const [old, next] = [placed(before), placed(after)];
  const keys = [...new Set([...old.keys(), ...next.keys()])].filter(
    (key) => !isDeepStrictEqual(old.get(key), next.get(key)),
  );
  if (keys.length === 0) return undefined;
  const of = (from: typeof old) => Object.fromEntries(keys.map((key) => [key, from.get(key) ?? null]));
  return { before: of(old), after: of(next) };
}
