import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the API key that makes the present call; undefined for sessions and background work. Read by the audit log. */
export const actingKey = new AsyncLocalStorage<string>();
