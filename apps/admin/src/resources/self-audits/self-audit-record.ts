import type { SelfAudit, SelfAuditDetails } from '@aabha/contracts/self-audit/self-audit.schema';
import { counted } from '@aabha/contracts/counts/counts';

export type SelfAuditRecord = SelfAudit & { id: string };
export type SelfAuditDetailsRecord = SelfAuditDetails & { id: string };

/** Returns what an audit found, in a few words. */
export function outcomeText({ state, findings, unchecked }: SelfAudit): string {
  if (state === 'waiting') return 'Starts in a few seconds';
  if (state === 'running') return 'Running';
  if (state === 'stopped') return 'Stopped';
  if (state === 'failed') return 'Did not finish';
  if (findings > 0) return counted(findings, 'finding');
  return unchecked > 0 ? `Nothing found; ${counted(unchecked, 'pattern')} not checked` : 'Nothing found';
}

export const whoAsked = ({ requested_by: name }: SelfAudit): string => name ?? 'Weekly audit';
