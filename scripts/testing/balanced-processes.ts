import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { expect, vi } from 'vitest';
import { root } from '../install.mjs';
import type { Balancer } from './balancer';

const START_WITHIN_MS = 60_000;

/** A script of the project, and the environment that it adds to that of the test. */
interface Program {
  script: string;
  environment: NodeJS.ProcessEnv;
}

/** Returns what starts and replaces the processes behind a balancer, one for each address. */
export function balancedProcesses(balancer: Balancer, programAt: (url: string) => Program) {
  const running = new Map<string, ChildProcess>();
  return {
    start(url: string): void {
      const { script, environment } = programAt(url);
      const child = spawn(process.execPath, ['--import', 'tsx', script], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, NODE_ENV: 'test', DRAIN_SECONDS: '1', LOG_LEVEL: 'error', ...environment },
      });
      running.set(url, child);
    },
    untilUsed: (url: string) =>
      vi.waitFor(() => expect(balancer.isUsed(url)).toBe(true), { timeout: START_WITHIN_MS, interval: 100 }),
    /** Stops a process as a service manager does, and returns its exit code. */
    async terminate(url: string): Promise<number | null> {
      const child = running.get(url);
      if (!child) throw new Error(`Nothing runs at ${url}.`);
      const gone = once(child, 'exit') as Promise<[number | null]>;
      child.kill('SIGTERM');
      return (await gone)[0];
    },
    killAll(): void {
      for (const child of running.values()) child.kill('SIGKILL');
    },
  };
}
