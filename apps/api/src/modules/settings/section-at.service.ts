import type { Section } from '@aabha/contracts/shop-settings/section-values';
import type { DbOrTx } from '@aabha/db/client';
import { readSectionAt } from './settings.queries';

/** Returns the value of a section that was in force at a moment; before its first version, that one; undefined without any. */
export const sectionAt = (db: DbOrTx, section: Section, at: string) => readSectionAt(db, section, at);
