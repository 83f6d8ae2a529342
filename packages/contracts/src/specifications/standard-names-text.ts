import type { StandardizedNames } from './standardize-names';

/** Names of one television that a text spells out. */
const MOST = 6;

/** Returns what becomes of the names of a television: 'Output → Sound output. Watts stays: Sound output is there already.' */
export function standardNamesText({
  renamed,
  kept,
}: Pick<StandardizedNames<unknown>, 'renamed' | 'kept'>): string {
  const shown = renamed.slice(0, MOST).map(({ from, to }) => `${from} → ${to}`);
  const rest = renamed.length - shown.length;
  const changes = rest > 0 ? [...shown, `${rest} more`] : shown;
  const stays = kept.map(({ name, standard }) => `${name} stays: ${standard} is there already.`);
  return [...(changes.length > 0 ? [`${changes.join(', ')}.`] : []), ...stays].join(' ');
}
