import { z } from 'zod';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { daysFilter, pageOf } from '../wire/wire.schema';
import { AuditAnchor } from './audit-chain.schema';
import { ANCHOR_RESULTS } from './audit-anchors.values';

/** An anchor in the list of all: what was mailed and written to the file for a day (docs/spec/audit.md#anchors). */
export const ListedAnchor = AuditAnchor.extend({
  _id: z.string().meta({ description: 'The day.' }),
});
export type ListedAnchor = z.output<typeof ListedAnchor>;

export const ListAuditAnchorsInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.auditAnchors),
  filters: z
    .strictObject({
      result: z
        .enum(ANCHOR_RESULTS)
        .optional()
        .meta({ description: 'clean: the check of that night found nothing. changed: it found something.' }),
      ...daysFilter,
    })
    .default({}),
});
export type ListAuditAnchorsInput = z.output<typeof ListAuditAnchorsInput>;
export const ListAuditAnchorsOutput = z.object({
  anchorList: z.array(ListedAnchor),
  anchorCount: z.number().int(),
});

/** The filters of exported anchors, as in the list. */
export const ExportAuditAnchorsInput = ListAuditAnchorsInput.pick({ filters: true });
export type ExportAuditAnchorsInput = z.output<typeof ExportAuditAnchorsInput>;
