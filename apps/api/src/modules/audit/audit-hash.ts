import { createHash } from 'node:crypto';
import { canonicalJson } from '@aabha/contracts/books/canonical-json';
import type { SealedEntry, SealedFact } from './audit-seals.queries';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** What the first seal follows. */
export const FIRST_AUDIT_HASH = sha256('audit log');

/** Returns the SHA-256, in hexadecimal digits, of everything that an entry says (docs/spec/audit.md#hash-chain). */
export function auditContentHash(entry: SealedEntry): string {
  const { id, staffId, action, entity, entityId, apiKeyId, before, after, createdAt } = entry;
  return sha256(canonicalJson({ id, staffId, action, entity, entityId, apiKeyId, before, after, createdAt }));
}

/** Returns the chain hash of a seal, from that of the seal before it. */
export function nextAuditHash(
  previous: string,
  { kind, entryId, erasureId, contentHash }: SealedFact,
): string {
  return sha256(previous + canonicalJson({ kind, entryId, erasureId, contentHash }));
}
