import type { FastifyBaseLogger } from 'fastify';
import type { Db, DbOrTx } from '@aabha/db/client';
import { withTimeout } from '../core/with-timeout';
import type { ReplicaConnections } from './replica-connections';
import { lossReasonOf, ReplicaLoss, type LossReason } from './replica-loss';
import { primaryPosition, standbyPosition } from './replica.queries';
import type { ReportReader } from './report-reader';
import { replicationLag, type ReplicationLag } from './replication-lag';

/** How often the positions of both servers are compared. */
const CHECK_EVERY_MS = 1000;
const RESPONDS_WITHIN_MS = 2000;

interface ReadReplicaParts {
  primary: Db;
  connections: ReplicaConnections;
  /** Reports are not read from a replica that may have missed commits for longer. */
  maxLagMs: number;
  log: FastifyBaseLogger;
}

/** A standby that reports are read from while it keeps up with the primary. */
export class ReadReplica {
  /** Reads of reports that the replica made, and those that the primary made instead, by reason. */
  readonly counts = { replica: 0, fallbacks: new Map<LossReason, number>() };
  private readonly lag: ReplicationLag;
  private loss: LossReason | undefined = 'starting';
  private lagMs = Infinity;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private checking: Promise<void>;

  /** Starts to compare the replica with the primary, which goes on until `stop()`. */
  constructor(private readonly parts: ReadReplicaParts) {
    this.lag = replicationLag(2 * parts.maxLagMs);
    this.checking = this.keepChecking();
  }

  /** Whether reports are read from the replica now. */
  get isUsed(): boolean {
    return this.loss === undefined;
  }

  /** For how long at most the replica had missed commits when that was last checked; Infinity when it is not known. */
  get lagSeconds(): number {
    return this.lagMs / 1000;
  }

  /** Returns the reader of one report, which reads from `primary` from the first time on that the replica cannot be used. */
  readonly openReport = (primary: Db): ReportReader => {
    let seen = 0n;
    let loss: LossReason | undefined;
    return async (read) => {
      loss ??= this.loss;
      if (loss === undefined)
        try {
          const { position, result } = await this.read(read, seen);
          seen = position;
          return result;
        } catch (error) {
          loss = lossReasonOf(error);
          if (loss === undefined) throw error;
          this.parts.log.warn({ err: error, reason: loss }, 'read of a report repeated on the primary');
        }
      const { fallbacks } = this.counts;
      fallbacks.set(loss, (fallbacks.get(loss) ?? 0) + 1);
      return read(primary);
    };
  };

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.checking;
    await this.parts.connections.close();
  }

  /** Runs a read in a transaction on one standby, which is at least as new as `atLeast`. Resolves with its position as well. */
  private async read<T>(read: (db: DbOrTx) => Promise<T>, atLeast: bigint) {
    const inTransaction = async (tx: DbOrTx) => {
      /* Each connection may lead to another standby. */
      const position = await standbyPosition(tx);
      if (position === undefined) throw new ReplicaLoss('no-standby');
      if (position < atLeast || this.isBehind(position)) throw new ReplicaLoss('behind');
      return { position, result: await read(tx) };
    };
    const done = await this.parts.connections.run((db) =>
      db.transaction(inTransaction, { accessMode: 'read only' }),
    );
    this.counts.replica += 1;
    return done;
  }

  private isBehind(position: bigint): boolean {
    return this.lag.of(position, performance.now()) > this.parts.maxLagMs;
  }

  private async keepChecking(): Promise<void> {
    await this.check();
    if (this.isStopped) return;
    const checkAgain = () => {
      this.checking = this.keepChecking();
    };
    this.timer = setTimeout(checkAgain, CHECK_EVERY_MS).unref();
  }

  private async check(): Promise<void> {
    await this.notePrimary();
    try {
      const position = await withTimeout(standbyPosition(this.parts.connections.checkDb), RESPONDS_WITHIN_MS);
      this.lagMs = position === undefined ? Infinity : this.lag.of(position, performance.now());
      if (position === undefined) this.setLoss('no-standby');
      else this.setLoss(this.lagMs > this.parts.maxLagMs ? 'behind' : undefined);
    } catch (error) {
      this.lagMs = Infinity;
      this.setLoss('away', error);
    }
  }

  private async notePrimary(): Promise<void> {
    const { primary, log } = this.parts;
    try {
      const atMs = performance.now();
      this.lag.note(await withTimeout(primaryPosition(primary), RESPONDS_WITHIN_MS), atMs);
    } catch (error) {
      /* The lag grows meanwhile; requests report the outage of the primary. */
      log.debug({ err: error }, 'position of the primary not read');
    }
  }

  private setLoss(reason: LossReason | undefined, error?: unknown): void {
    if (reason === this.loss) return;
    const { log, connections } = this.parts;
    const { lagSeconds } = this;
    if (reason === undefined) log.info({ lagSeconds }, 'read replica used for reports');
    else log.warn({ err: error, reason, lagSeconds }, 'read replica not used, reports read from the primary');
    this.loss = reason;
    if (reason === 'away') connections.replace(new ReplicaLoss(reason));
  }
}
