import type { FlawedRow } from '../observe-data.queries';
import type { Finding } from './rule.types';

/** Returns the findings of rows of the database. */
export const findingsOf = (
  kind: string,
  rows: readonly FlawedRow[],
  pathOf = (_id: string) => '',
): Finding[] => rows.map(({ id, text }) => ({ key: `${kind}:${id}`, text, path: pathOf(id) }));
