import { GROUP_ROLES } from './group-roles';
import type { TablePrivileges } from './table-privileges';

const PRIVILEGE_OF: Readonly<Record<string, string>> = {
  s: 'SELECT',
  i: 'INSERT',
  u: 'UPDATE',
  d: 'DELETE',
};

const named = (role: string, letters: string) =>
  [...letters].map((letter) => `${role} ${PRIVILEGE_OF[letter] ?? letter}`);

/** Returns the privileges of a table as texts like `aabha_app UPDATE` and `aabha_app UPDATE(number)`, sorted. */
export function expectedPrivileges(
  { app, appUpdates = [], worker = '', workerLocks, hidden }: TablePrivileges,
  columns: readonly string[],
): string[] {
  const shown = Array.isArray(hidden) ? columns.filter((column) => !hidden.includes(column)) : [];
  return [
    ...named(GROUP_ROLES.app, app),
    ...appUpdates.map((column) => `${GROUP_ROLES.app} UPDATE(${column})`),
    ...named(GROUP_ROLES.worker, worker),
    ...(workerLocks === undefined ? [] : [`${GROUP_ROLES.worker} UPDATE(${workerLocks})`]),
    ...(hidden === undefined ? [`${GROUP_ROLES.report} SELECT`] : []),
    ...shown.map((column) => `${GROUP_ROLES.report} SELECT(${column})`),
  ].toSorted();
}
