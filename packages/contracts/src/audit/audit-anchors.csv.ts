import type { CsvColumns } from '../csv/csv-columns';
import { indiaMinute } from '../time/india-time';
import type { ListedAnchor } from './audit-anchors.schema';

/** The columns of exported anchors. */
export const AUDIT_ANCHOR_COLUMNS: CsvColumns<ListedAnchor> = {
  Day: ({ day }) => day,
  'Last Seal': ({ serial }) => String(serial),
  'Chain Hash': ({ chain_hash }) => chain_hash,
  Checked: ({ created_at }) => indiaMinute(created_at),
  Findings: ({ finding_count }) => String(finding_count),
  'First Findings': ({ findings }) =>
    findings.map(({ serial, entry, detail }) => `${serial ?? entry ?? ''}: ${detail}`).join('; '),
};
