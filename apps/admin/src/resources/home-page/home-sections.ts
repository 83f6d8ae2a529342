import type { EditedHomeSection } from '@aabha/contracts/home/home.staff.schema';
import { HOME_KIND_FACTS } from '@aabha/contracts/home/home.values';
import { formatDateTime } from '@aabha/contracts/time/india-time';

export type Sections = readonly EditedHomeSection[];

/** Returns the key of a section within its arrangement: the kind, and of those chosen by hand their number, too. */
export function keyOf(sections: Sections, section: EditedHomeSection): string {
  if (section.kind !== 'picks') return section.kind;
  return `picks-${sections.filter(({ kind }) => kind === 'picks').indexOf(section) + 1}`;
}

/** Returns the name of a section: its kind, and the title that staff gave it. */
export const nameOf = ({ kind, title }: EditedHomeSection): string =>
  title === '' ? HOME_KIND_FACTS[kind].name : `${HOME_KIND_FACTS[kind].name}: ${title}`;

/** Returns whether a section can go up (-1) or down (1); the hero stays first. */
export function canMove(sections: Sections, index: number, by: -1 | 1): boolean {
  const to = index + by;
  return index > 0 && to > 0 && to < sections.length;
}

/** Returns the sections with one of them a place further up or down. */
export function moved(sections: Sections, index: number, by: -1 | 1): EditedHomeSection[] {
  const next = [...sections];
  const [section] = next.splice(index, 1);
  if (section) next.splice(index + by, 0, section);
  return next;
}

/** Returns when a section is shown, in words; '' for always. */
export function periodText({ starts_at: from, ends_at: to }: EditedHomeSection): string {
  if (from && to) return `${formatDateTime(from)} to ${formatDateTime(to)}`;
  if (from) return `From ${formatDateTime(from)}`;
  return to ? `Until ${formatDateTime(to)}` : '';
}

const contentOf = (section: EditedHomeSection) => JSON.stringify({ ...section, is_shown: true });

/** Returns what publishing changes, a line for each section that changes. */
export function changesBetween(published: Sections, draft: Sections): string[] {
  const before = new Map(published.map((section) => [keyOf(published, section), section]));
  const after = new Map(draft.map((section) => [keyOf(draft, section), section]));
  const names = (keys: Iterable<string>, of: Map<string, EditedHomeSection>) =>
    [...keys].map((key) => nameOf(of.get(key)!));
  const [old, next] = [[...before.keys()], [...after.keys()]];
  const kept = next.filter((key) => before.has(key));
  const isReordered = old.filter((key) => after.has(key)).join() !== kept.join();
  return [
    ...(isReordered ? [`New order: ${names(next, after).join(', ')}`] : []),
    ...names(
      next.filter((key) => !before.has(key)),
      after,
    ).map((name) => `Added: ${name}`),
    ...names(
      old.filter((key) => !after.has(key)),
      before,
    ).map((name) => `Removed: ${name}`),
    ...kept.flatMap((key) => {
      const [was, is] = [before.get(key)!, after.get(key)!];
      return [
        ...(was.is_shown === is.is_shown ? [] : [`${is.is_shown ? 'Shown' : 'Hidden'}: ${nameOf(is)}`]),
        ...(contentOf(was) === contentOf(is) ? [] : [`Edited: ${nameOf(is)}`]),
      ];
    }),
  ];
}
