import { spawn, type ChildProcess } from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 10_000;
const POLL_MS = 50;
const KEPT_LINES = 15;

export interface ChildSpec {
  name: string;
  args: readonly string[];
  env: Record<string, string>;
  /** Responds with 2xx once the process is ready. */
  readyUrl: string;
}

interface Run {
  pid: number;
  children: number[];
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Is this process one of Node's, working in this checkout? Keeps a reused number from being taken for ours. */
function isOurs(pid: number, cwd: string): boolean {
  if (process.platform !== 'linux') return isAlive(pid);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cwd;
  } catch {
    return false;
  }
}

/** The processes of one running shop, written down so that what a killed run left behind can be found and stopped. */
export class Children {
  private readonly running: { spec: ChildSpec; process: ChildProcess }[] = [];
  private readonly runFile: string;
  private readonly logs: string;
  private stopping = false;

  constructor(
    private readonly root: string,
    dataDir: string,
    /** Called when a process ends that nobody stopped, with its last lines of output. */
    private readonly onDeath: (message: string) => void,
  ) {
    this.runFile = join(dataDir, 'run.json');
    this.logs = join(dataDir, 'logs');
    mkdirSync(this.logs, { recursive: true });
  }

  /** Refuses when the shop runs already; stops what an earlier, killed run left. */
  async claim(): Promise<void> {
    const earlier = existsSync(this.runFile)
      ? (JSON.parse(readFileSync(this.runFile, 'utf8')) as Run)
      : undefined;
    if (earlier && earlier.pid !== process.pid && isOurs(earlier.pid, this.root))
      throw new Error(
        `The shop runs already (process ${earlier.pid}). Stop it first, with Ctrl-C where it runs.`,
      );
    for (const pid of earlier?.children ?? []) if (isOurs(pid, this.root)) process.kill(pid, 'SIGTERM');
    const until = Date.now() + STOP_WITHIN_MS;
    while ((earlier?.children ?? []).some((pid) => isOurs(pid, this.root)) && Date.now() < until)
      await wait(POLL_MS);
    this.write();
  }

  /** Starts a process and waits until it is ready. Throws with its last lines when it does not. */
  async start(spec: ChildSpec): Promise<void> {
    const log = createWriteStream(join(this.logs, `${spec.name}.log`), { flags: 'a' });
    const child = spawn(process.execPath, spec.args, {
      cwd: this.root,
      env: { ...process.env, ...spec.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let last: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        log.write(chunk);
        last = [...last, ...chunk.toString().trimEnd().split('\n')].slice(-KEPT_LINES);
      });
    this.running.push({ spec, process: child });
    this.write();
    const report = () =>
      `${spec.name} stopped by itself (${child.exitCode ?? child.signalCode}):\n${last.join('\n')}`;
    await this.waitUntilReady(spec, child, report);
    child.once('exit', () => {
      if (!this.stopping) this.onDeath(report());
    });
  }

  private async waitUntilReady(spec: ChildSpec, child: ChildProcess, report: () => string): Promise<void> {
    const until = Date.now() + READY_WITHIN_MS;
    for (;;) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(report());
      const response = await fetch(spec.readyUrl).catch(() => undefined);
      await response?.arrayBuffer();
      if (response?.ok) return;
      if (Date.now() > until)
        throw new Error(`${spec.name} did not respond at ${spec.readyUrl} in a minute.`);
      await wait(POLL_MS);
    }
  }

  /** Stops all, the last started first; whoever does not go in ten seconds is killed. */
  async stop(): Promise<void> {
    this.stopping = true;
    for (const { process: child } of [...this.running].reverse()) await this.stopOne(child);
    rmSync(this.runFile, { force: true });
  }

  private async stopOne(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await gone;
    clearTimeout(timer);
  }

  private write(): void {
    const children = this.running.flatMap(({ process: child }) => child.pid ?? []);
    writeFileSync(this.runFile, JSON.stringify({ pid: process.pid, children } satisfies Run));
  }
}
