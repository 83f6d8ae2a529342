import { ACCOUNT_TABLES } from './account-tables.queries';
import { INSTALLATION_TABLES } from './installation-tables.queries';
import { PASSPORT_TABLES } from './passport-tables.queries';
import type { PersonalTable } from './personal-table.queries';
import { RECORD_TABLES } from './record-tables.queries';
import { REVIEW_TABLES } from './review-tables.queries';
import { TEXT_TABLES } from './text-tables.queries';

/**
 * Every table with personal data of customers, and what an erasure does with them, in this order. A test fails for a table or
 * column of the schema that is neither here nor among those without personal data (docs/spec/privacy.md#personal-data).
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...ACCOUNT_TABLES,
  ...TEXT_TABLES,
  ...PASSPORT_TABLES,
  ...INSTALLATION_TABLES,
  ...REVIEW_TABLES,
  ...RECORD_TABLES,
];
