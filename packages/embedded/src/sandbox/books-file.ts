import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SandboxState } from './entities';

/** The books as they stand in a file; empty ones where there is none yet. */
export function readState(file: string | undefined): SandboxState {
  const empty: SandboxState = {
    orders: [],
    payments: [],
    refunds: [],
    events: [],
    late: [],
    lateRefunds: [],
  };
  if (!file || !existsSync(file)) return empty;
  /* Books of an earlier version may lack what it did not know. */
  return { ...empty, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<SandboxState>) };
}

/** Writes the books in one step, so that a killed process leaves the old or the new ones, never half. */
export function writeState(file: string, state: SandboxState): void {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.tmp`;
  writeFileSync(beside, JSON.stringify(state));
  renameSync(beside, file);
}
