import { formatNumber } from '../../data/number-format';
import type { AuditRecord } from './audit-record';

/** Returns how many entries a batch has: `318 changed together`. */
export const batchText = ({ entries }: NonNullable<AuditRecord['batch']>): string =>
  `${formatNumber(entries)} changed together`;
