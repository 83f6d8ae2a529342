import { AsyncLocalStorage } from 'node:async_hooks';

/** The id that entries of the audit log share which are written together: those of an import or of a job. Read by the audit log. */
export const auditBatch = new AsyncLocalStorage<string>();
