import { hasPermission, type PermissionHolder } from '../staff-roles/staff-roles.rules';
import { IMPORT_PERMISSIONS, IMPORT_SUBJECTS, type ImportSubject } from './imports.values';

/** Returns what somebody may import, and so see and undo the imports of (docs/spec/imports.md#undo). */
export const importSubjectsFor = (holder: PermissionHolder): ImportSubject[] =>
  IMPORT_SUBJECTS.filter((subject) => hasPermission(holder, IMPORT_PERMISSIONS[subject]));
