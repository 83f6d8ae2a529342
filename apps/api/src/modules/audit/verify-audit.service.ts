import { NAMED_AUDIT_FINDINGS, type AuditFinding } from '@aabha/contracts/audit/audit-chain.schema';
import type { DbOrTx } from '@aabha/db/client';
import { auditContentHash, FIRST_AUDIT_HASH, nextAuditHash } from './audit-hash';
import {
  countUnsealed,
  selectAnchors,
  selectChainHashes,
  selectNeverSealed,
  selectSealPage,
  type SealOnPage,
} from './audit-seals.queries';

const PAGE = 1000;

/** A chain hash that somebody wrote down earlier. */
export interface KnownAuditHead {
  serial: number;
  chainHash: string;
  /** Where it was written down: 'the anchor of 2026-11-28'. */
  source: string;
}

/** The result of a check. */
export interface AuditReport {
  /** The last serial that was checked, with its chain hash. */
  serial: number;
  chainHash: string;
  /** Entries and erasures that are not in the chain yet. */
  waiting: number;
  /** The first of them. */
  findings: AuditFinding[];
  findingCount: number;
}

interface VerifyOptions {
  /** Called after each page; throws to stop. */
  onProgress?: (serial: number) => void | Promise<void>;
  heads?: readonly KnownAuditHead[];
  /** How many findings are named. */
  named?: number;
}

/** Returns what is wrong with a seal and its entry. */
function flawsOf(seal: SealOnPage, before: { serial: number; chainHash: string }): string[] {
  const flaws: string[] = [];
  if (seal.serial !== before.serial + 1) flaws.push('The seals before it were removed.');
  else if (nextAuditHash(before.chainHash, seal) !== seal.chainHash)
    flaws.push('Its seal does not follow from the one before it.');
  if (seal.kind === 'erasure' && !seal.hasErasure) flaws.push('It names an erasure that is not recorded.');
  if (!seal.entry) flaws.push('Its entry was removed.');
  else if (!seal.isReplaced && auditContentHash(seal.entry) !== seal.contentHash)
    flaws.push('Its entry is not what was sealed.');
  return flaws;
}

const findingOf = (seal: SealOnPage, detail: string): AuditFinding => ({
  serial: seal.serial,
  entry: seal.entryId,
  detail,
});

async function checkHeads(
  db: DbOrTx,
  heads: readonly KnownAuditHead[],
  add: (found: AuditFinding) => void,
): Promise<void> {
  const stored = await selectChainHashes(
    db,
    heads.map(({ serial }) => serial),
  );
  for (const { serial, chainHash, source } of heads)
    if (stored.get(serial) !== chainHash)
      add({
        serial,
        entry: null,
        detail: `Its chain hash is not that of ${source}: something up to it was changed and sealed again.`,
      });
}

/**
 * Checks every seal of the audit log (docs/spec/audit.md#checks): none missing, each following from the one before, each
 * entry as it was sealed, each erasure recorded, no entry without a seal, and the chain as the anchors and `heads` have
 * it. Only reads, a thousand at a time. What is written meanwhile is not looked at.
 */
export async function verifyAudit(db: DbOrTx, options: VerifyOptions = {}): Promise<AuditReport> {
  const { onProgress, heads = [], named = NAMED_AUDIT_FINDINGS } = options;
  const report: AuditReport = {
    ...{ serial: 0, chainHash: FIRST_AUDIT_HASH, waiting: 0, findings: [], findingCount: 0 },
  };
  const add = (found: AuditFinding) => {
    report.findingCount += 1;
    if (report.findings.length < named) report.findings.push(found);
  };
  for (;;) {
    const page = await selectSealPage(db, report.serial, PAGE);
    for (const seal of page) {
      for (const flaw of flawsOf(seal, report)) add(findingOf(seal, flaw));
      /* The walk goes on from the stored hash, so that one change is found once. */
      report.serial = seal.serial;
      report.chainHash = seal.chainHash;
    }
    await onProgress?.(report.serial);
    if (page.length < PAGE) break;
  }
  for (const entry of await selectNeverSealed(db, PAGE))
    add({ serial: null, entry, detail: 'It was written around the hash chain.' });
  const anchors = (await selectAnchors(db)).map(({ day, serial, chainHash }) => ({
    ...{ serial, chainHash, source: `the anchor of ${day}` },
  }));
  await checkHeads(db, [...anchors, ...heads], add);
  report.waiting = await countUnsealed(db);
  return report;
}
