import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const READY_WITHIN_MS = 30_000;
const POLL_MS = 50;

/** One real process of the API that is killed and started again, as a supervisor would. */
export class ApiProcess {
  readonly url: string;
  private child: ChildProcess | undefined;
  private killed = false;

  constructor(
    private readonly options: {
      name: string;
      bundle: string;
      port: number;
      env: Record<string, string>;
      logFile: string;
      /** Called when it ends although nobody killed it. */
      onDeath: (message: string) => void;
    },
  ) {
    this.url = `http://127.0.0.1:${options.port}`;
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    const { bundle, port, env, logFile, name, onDeath } = this.options;
    const log = createWriteStream(logFile, { flags: 'a' });
    const child = spawn(process.execPath, ['--enable-source-maps', bundle], {
      env: { PATH: process.env.PATH, ...env, API_PORT: String(port) },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    /* A process that dies while it is told something is no fault of ours. */
    child.stdin.on('error', () => undefined);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => log.write(chunk));
    this.child = child;
    this.killed = false;
    child.once('exit', (code, signal) => {
      log.end();
      if (!this.killed && signal !== 'SIGKILL') onDeath(`${name} died by itself (${code ?? signal})`);
    });
    await this.untilReady();
  }

  private async untilReady(): Promise<void> {
    const until = Date.now() + READY_WITHIN_MS;
    for (;;) {
      if (!this.isAlive()) throw new Error(`${this.options.name} died before it was ready.`);
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.ok) return;
      if (Date.now() > until) throw new Error(`${this.options.name} was not ready in time.`);
      await wait(POLL_MS);
    }
  }

  isAlive(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Writes a line to its standard input. */
  tell(line: string): void {
    this.child?.stdin?.write(`${line}\n`);
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || !this.isAlive()) return;
    this.killed = true;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}
