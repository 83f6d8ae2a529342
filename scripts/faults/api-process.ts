import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const READY_WITHIN_MS = 30_000;
const POLL_MS = 50;

/** An API process that the harness kills with SIGKILL and starts again, as a supervisor would. */
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
      /** Called when the process exits without having been killed by the harness. */
      onDeath: (message: string) => void;
    },
  ) {
    this.url = `http://127.0.0.1:${options.port}`;
  }

  /** Starts the process and waits until `/readyz` responds with 200. */
  async start(): Promise<void> {
    const { bundle, port, env, logFile, name, onDeath } = this.options;
    const log = createWriteStream(logFile, { flags: 'a' });
    const child = spawn(process.execPath, ['--enable-source-maps', bundle], {
      env: { PATH: process.env.PATH, ...env, API_PORT: String(port) },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    /* Writing to a process that has just died fails with EPIPE, which is expected here. */
    child.stdin.on('error', () => undefined);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => log.write(chunk));
    this.child = child;
    this.killed = false;
    child.once('exit', (code, signal) => {
      log.end();
      if (!this.killed && signal !== 'SIGKILL') onDeath(`${name} exited unexpectedly (${code ?? signal})`);
    });
    await this.untilReady();
  }

  private async untilReady(): Promise<void> {
    const until = Date.now() + READY_WITHIN_MS;
    for (;;) {
      if (!this.isAlive()) throw new Error(`${this.options.name} exited before it was ready.`);
      const response = await fetch(`${this.url}/readyz`).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
      if (response?.ok) return;
      if (Date.now() > until) throw new Error(`${this.options.name} was not ready in time.`);
      await wait(POLL_MS);
    }
  }

  isAlive(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Writes a line to the standard input of the process. */
  writeLine(line: string): void {
    this.child?.stdin?.write(`${line}\n`);
  }

  /** Kills the process with SIGKILL and waits until it has exited. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || !this.isAlive()) return;
    this.killed = true;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exited;
  }
}
