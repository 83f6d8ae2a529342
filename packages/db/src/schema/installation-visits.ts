import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { VISIT_CODE_TRIES } from '@aabha/contracts/installations/visits.values';
import { users } from './accounts';
import { bytes, createdAt, id } from './columns';
import { installations } from './installations';
import { shipmentSerials } from './shipments';

/** The link of a technician to the visit of an installation, the latest alone (docs/spec/installation.md#technicians-page). */
export const installationLinks = pgTable(
  'installation_links',
  {
    installationId: uuid()
      .primaryKey()
      .references(() => installations.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, which is stored nowhere. */
    tokenHash: text().notNull().unique(),
    triesLeft: smallint().notNull().default(VISIT_CODE_TRIES),
    /** What staff wrote for the technician. */
    note: text().notNull().default(''),
    /** Who made the link; what the technician does is in the audit log under this person. */
    sentBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('installation_links_created_idx').on(t.createdAt),
    check('installation_links_tries', sql`${t.triesLeft} >= 0`),
  ],
);

/** The television that a technician installed, by its serial number. It starts the warranty. */
export const installationUnits = pgTable('installation_units', {
  installationId: uuid()
    .primaryKey()
    .references(() => installations.id, { onDelete: 'cascade' }),
  serialId: uuid()
    .notNull()
    .unique()
    .references(() => shipmentSerials.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

/** Photos of a technician, as files of complaints are stored. */
export const installationFiles = pgTable(
  'installation_files',
  {
    id: id(),
    installationId: uuid()
      .notNull()
      .references(() => installations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    bytes: integer().notNull(),
    /** WebP. */
    content: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('installation_files_installation_idx').on(t.installationId, t.id)],
);
