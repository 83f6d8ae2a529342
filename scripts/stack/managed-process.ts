import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const READY_WITHIN_MS = 60_000;
const POLL_MS = 50;
const LAST_CHARACTERS = 1000;

export interface ProcessSpec {
  name: string;
  /** The program; by default Node.js. */
  program?: string;
  args: readonly string[];
  /** The environment besides PATH. */
  env: Record<string, string>;
  /** Responds with 2xx once the process is ready. */
  readyUrl: string;
  logFile: string;
}

/** A process of the shop that is started, stopped, killed and started again, as a supervisor would. */
export class ManagedProcess {
  readonly name: string;
  private child: ChildProcess | undefined;
  private stopping = false;
  private lastOutput = '';

  constructor(
    private readonly spec: ProcessSpec,
    /** Called when the process exits without having been stopped or killed here. */
    private readonly onDeath: (message: string) => void,
  ) {
    this.name = spec.name;
  }

  /** Starts the process and waits until it is ready. */
  async start(): Promise<void> {
    const { name, program = process.execPath, args, env, logFile } = this.spec;
    const log = createWriteStream(logFile, { flags: 'a' });
    const child = spawn(program, args, {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      /* Its own group: Ctrl-C in the terminal is for the process that stops things in their order. */
      detached: true,
    });
    /* Writing to a process that has just died fails with EPIPE, which is expected here. */
    child.stdin.on('error', () => undefined);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        log.write(chunk);
        this.lastOutput = (this.lastOutput + chunk.toString()).slice(-LAST_CHARACTERS);
      });
    this.child = child;
    this.stopping = false;
    child.once('exit', (code, signal) => {
      log.end();
      /* SIGKILL: fault points kill their own process. */
      if (!this.stopping && signal !== 'SIGKILL')
        this.onDeath(`${name} exited unexpectedly (${code ?? signal})`);
    });
    await this.untilReady();
  }

  private async untilReady(): Promise<void> {
    const until = Date.now() + READY_WITHIN_MS;
    for (;;) {
      if (!this.isAlive())
        throw new Error(`${this.name} exited before it was ready. ${this.lastOutput}`.trim());
      const response = await fetch(this.spec.readyUrl).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
      if (response?.ok) return;
      if (Date.now() > until) throw new Error(`${this.name} was not ready in time.`);
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

  /** Sends a signal and waits until the process has exited. Returns its exit code; null for one ended by the signal. */
  async stop(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || !this.isAlive()) return child?.exitCode ?? null;
    this.stopping = true;
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return exited;
  }
}
