import type { Sql } from 'postgres';

/** A pool of the patched driver. */
interface RenewablePool {
  renew(): void;
}

/** Closes each open connection of a pool when its statements are done; the next statements open new ones. */
export const renewConnections = (sql: Sql): void => (sql as unknown as RenewablePool).renew();
