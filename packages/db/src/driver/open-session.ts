import postgres from 'postgres';
import { hostOptions } from './host-options';

/**
 * Opens one connection without time limits, for a command that needs a session of its own: migrations, backups, imports.
 * `url` leads to the database itself, not to a pooler. The caller ends it.
 */
export const openSession = (url: string): postgres.Sql =>
  postgres(url, { max: 1, onnotice: () => undefined, ...hostOptions(url) });
