import type { Steps } from '../stack/steps';
import type { SystemPrograms } from './system-packages';

/** How a cluster is started. */
export interface ClusterOptions {
  root: string;
  /** Receives all files; other accounts have to be able to pass through it. */
  folder: string;
  programs: SystemPrograms;
  steps: Steps;
  /** Loads the demo; without it the database is migrated and empty. */
  hasDemo: boolean;
  /** Settings of the API that differ from the defaults. */
  settings?: Record<string, string>;
  /** Milliseconds after which the payment sandbox captures late payments. */
  lateMs?: number;
  onDeath(message: string): void;
}
