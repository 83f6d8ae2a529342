/** What a read replica has, compared with the positions of the primary's write-ahead log. */
export interface ReplicationLag {
  /** Notes the position that the primary had reached at `atMs` or later. */
  note(position: bigint, atMs: number): void;
  /**
   * Returns for how many milliseconds at most a server with this position has missed commits; Infinity when no noted
   * position is as old.
   */
  of(position: bigint, nowMs: number): number;
}

/**
 * Returns a measure of replication lag that keeps positions for `keepMs`. It needs no clock of a server, and also grows
 * while the replica is cut off or its primary writes nothing, unlike `pg_last_xact_replay_timestamp()`.
 */
export function replicationLag(keepMs: number): ReplicationLag {
  let noted: { position: bigint; atMs: number }[] = [];
  return {
    note(position, atMs) {
      noted = [...noted.filter((one) => atMs - one.atMs <= keepMs), { position, atMs }];
    },
    of(position, nowMs) {
      const newest = noted.findLast((one) => one.position <= position);
      return newest === undefined ? Infinity : nowMs - newest.atMs;
    },
  };
}
