import { setTimeout as wait } from 'node:timers/promises';
import { inTx } from '@aabha/db/tx';
import type { AppDeps } from '../../context/deps';
import { confirmedBy, hasFindings, judgeShop, resultsOf, type Judgements } from './judge-shop';
import { observeShop } from './observe-shop.service';
import { RELEASE_MEASUREMENTS } from './release-measurements';
import {
  claimAudit,
  endAudit,
  failAbandonedAudits,
  findPendingAudit,
  insertAudit,
  isAuditRequestedSince,
  lockAuditRequests,
  storeAuditProgress,
} from './self-audits.queries';

/** An audit that reports no progress for so long has lost its process. */
const ABANDONED_MS = 60_000;
const WEEK_MS = 7 * 86_400_000;
/** One that failed, such as by a restart, does not count for the week. */
const HOUR_MS = 3_600_000;
/** The storefront caches a page for half a minute, so a page that differs from the data is read again after it. */
const SECOND_LOOK_AFTER_MS = 35_000;
const ALIVE_EVERY_MS = 5000;
/** The weekly audit waits after a start: the storefront of a new release may not be up. */
const LEAST_UPTIME_SECONDS = 600;

class AuditStopped extends Error {}

interface AuditOptions {
  secondLookAfterMs: number;
  leastUptimeSeconds: number;
  /** How long this process has worked. */
  uptimeSeconds: number;
  release: typeof RELEASE_MEASUREMENTS;
  /** Aborted when the process stops: an audit under way fails, and is due again. */
  stopping?: AbortSignal;
}

const OPTIONS: AuditOptions = {
  uptimeSeconds: 0,
  secondLookAfterMs: SECOND_LOOK_AFTER_MS,
  leastUptimeSeconds: LEAST_UPTIME_SECONDS,
  release: RELEASE_MEASUREMENTS,
};

async function requestWhenDue({ db, ports, config }: AppDeps): Promise<void> {
  const now = ports.clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const recent = { iso: ago(WEEK_MS), failedIso: ago(HOUR_MS) };
  if (await isAuditRequestedSince(db, recent)) return;
  await inTx(db, async (tx) => {
    await lockAuditRequests(tx);
    const isDue = !(await isAuditRequestedSince(tx, recent)) && !(await findPendingAudit(tx));
    const audit = { requestedBy: null, requestedAt: now.toISOString(), appVersion: config.BUILD_VERSION };
    if (isDue) await insertAudit(tx, audit);
  });
}

/** Looks at the shop; where something is found, a second time, and what is found both times counts. */
async function judge(deps: AppDeps, id: string, options: AuditOptions): Promise<Judgements> {
  const progress = async (more: { checked?: number; total?: number }) => {
    const seenAt = deps.ports.clock.now().toISOString();
    if (!(await storeAuditProgress(deps.db, id, { ...more, seenAt }))) throw new AuditStopped();
  };
  const look = async () =>
    judgeShop(await observeShop(deps, options.release, (checked, total) => progress({ checked, total })));
  const first = await look();
  if (!hasFindings(first)) return first;
  for (let waited = 0; waited < options.secondLookAfterMs; waited += ALIVE_EVERY_MS) {
    await progress({});
    const ms = Math.min(ALIVE_EVERY_MS, options.secondLookAfterMs - waited);
    await wait(ms, undefined, { signal: options.stopping });
  }
  return confirmedBy(first, await look());
}

async function runAudit(deps: AppDeps, id: string, options: AuditOptions): Promise<void> {
  const { db, ports, log } = deps;
  const endedAt = () => ports.clock.now().toISOString();
  try {
    const results = resultsOf(await judge(deps, id, options));
    const findings = results.reduce((sum, { finding_count: found }) => sum + found, 0);
    const unchecked = results.filter(({ result }) => result === 'unchecked').length;
    await endAudit(db, id, { state: 'done', endedAt: endedAt(), results, findings, unchecked });
    if (findings > 0) log.error({ findings }, 'self-audit found dark patterns');
    else if (unchecked > 0) log.warn({ unchecked }, 'self-audit could not check all patterns');
  } catch (error) {
    const isStopped = error instanceof AuditStopped;
    await endAudit(db, id, { state: isStopped ? 'stopped' : 'failed', endedAt: endedAt() });
    if (!isStopped && !options.stopping?.aborted) throw error;
  }
}

/**
 * Runs the self-audit that waits, and one a week, in whichever process is first (docs/spec/self-audit.md#runs). Returns
 * whether there was one.
 */
export async function runSelfAudits(deps: AppDeps, options: Partial<AuditOptions> = {}): Promise<boolean> {
  const { db, ports } = deps;
  const chosen = { ...OPTIONS, ...options };
  if (chosen.uptimeSeconds >= chosen.leastUptimeSeconds) await requestWhenDue(deps);
  const now = ports.clock.now();
  await failAbandonedAudits(db, new Date(now.getTime() - ABANDONED_MS).toISOString(), now.toISOString());
  const id = await claimAudit(db, now.toISOString(), deps.config.BUILD_VERSION);
  if (id === undefined) return false;
  await runAudit(deps, id, chosen);
  return true;
}
