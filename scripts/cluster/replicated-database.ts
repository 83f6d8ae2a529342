import { createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signalServer } from '@aabha/api/testing/signal-server';
import { openSession } from '@aabha/db/driver/open-session';
import { startPostgres, type RunningPostgres } from '@aabha/embedded/postgres/postgres';
import { startStandby } from '@aabha/embedded/postgres/standby';

const IN_STEP_WITHIN_MS = 30_000;
const POLL_MS = 20;

/** Runs statements on one server, each by itself. */
async function run(url: string, ...statements: string[]): Promise<void> {
  const session = openSession(url);
  try {
    for (const statement of statements) await session.unsafe(statement);
  } finally {
    await session.end();
  }
}

/** Waits until a server has a standby that gets its commits at once. */
async function untilSynchronous(url: string): Promise<void> {
  const until = Date.now() + IN_STEP_WITHIN_MS;
  const session = openSession(url);
  try {
    for (;;) {
      const [row] = await session`select 1 from pg_stat_replication where sync_state = 'sync'`;
      if (row) return;
      if (Date.now() > until) throw new Error('The standby did not become synchronous.');
      await wait(POLL_MS);
    }
  } finally {
    await session.end();
  }
}

interface Places {
  folder: string;
  logs: string;
  /** The folder `bin` of PostgreSQL. */
  programs: string;
  ports: readonly [number, number];
}

interface Server {
  postgres: RunningPostgres;
  dataDir: string;
}

/** A primary and a standby that has each commit before it is confirmed; either can become the other. */
export class ReplicatedDatabase {
  private started = 0;
  private lost: Server | undefined;

  private constructor(
    private readonly places: Places,
    private primary: Server,
    private standby: Server | undefined,
  ) {}

  /** Starts both. A commit is confirmed once the standby has it. */
  static async start(places: Places): Promise<ReplicatedDatabase> {
    const dataDir = join(places.folder, 'postgres-1');
    const postgres = await startPostgres(optionsOf(places, dataDir, places.ports[0]));
    const database = new ReplicatedDatabase(places, { postgres, dataDir }, undefined);
    database.started = 1;
    try {
      await database.addStandby(places.ports[1]);
    } catch (error) {
      await database.stop();
      throw error;
    }
    return database;
  }

  /** The server that accepts writes. */
  get primaryUrl(): string {
    return this.primary.postgres.url;
  }

  /** Names both servers; the driver uses the one that accepts writes. */
  get url(): string {
    const { host } = new URL(this.primaryUrl);
    const hosts = this.places.ports.map((port) => `127.0.0.1:${port}`);
    return this.primaryUrl.replace(host, hosts.join(','));
  }

  /** Kills every process of the primary with SIGKILL. */
  killPrimary(): void {
    signalServer(this.primary.postgres.pid, 'SIGKILL');
  }

  /** Makes the standby the primary, which then confirms commits alone. The earlier primary has to be dead. */
  async promoteStandby(): Promise<void> {
    if (!this.standby) throw new Error('There is no standby to promote.');
    await run(this.standby.postgres.url, 'select pg_promote()');
    this.lost = this.primary;
    [this.primary, this.standby] = [this.standby, undefined];
  }

  /** Adds a standby at the port that is free, as a new machine would take the place of a lost one. */
  async addStandby(port = this.freePort()): Promise<void> {
    await this.removeLost();
    this.started += 1;
    const dataDir = join(this.places.folder, `postgres-${this.started}`);
    const postgres = await startStandby(
      { url: this.primaryUrl, dataDir: this.primary.dataDir },
      { ...optionsOf(this.places, dataDir, port), programs: this.places.programs },
    );
    this.standby = { postgres, dataDir };
    /* Set after the copy was made: a copy that waited for a standby of its own could confirm nothing once promoted. */
    await run(this.primaryUrl, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
    await untilSynchronous(this.primaryUrl);
  }

  /** Stops both servers, the primary first, so that it need not wait for a standby. */
  async stop(): Promise<void> {
    await this.primary.postgres.stop();
    await this.standby?.postgres.stop();
  }

  private async removeLost(): Promise<void> {
    const { lost } = this;
    if (!lost) return;
    await lost.postgres.stop();
    rmSync(lost.dataDir, { recursive: true, force: true });
    this.lost = undefined;
  }

  private freePort(): number {
    const taken = Number(new URL(this.primaryUrl).port);
    const [first, second] = this.places.ports;
    return first === taken ? second : first;
  }
}

function optionsOf({ logs, programs }: Places, dataDir: string, port: number) {
  const log = createWriteStream(join(logs, `postgres-${port}.log`), { flags: 'a' });
  return { dataDir, port, durable: true, programs, log: (line: string) => void log.write(`${line}\n`) };
}
