import { z } from 'zod';
import { LANGUAGES } from '../language/language';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { DayFilter, Instant, pageOf, sortOver } from '../wire/wire.schema';
import { CONSENT_ACTIONS, CONSENT_CHANNELS, CONSENT_PURPOSES, CONSENT_SUBJECTS } from './privacy.values';

const Purpose = z.enum(CONSENT_PURPOSES);

export const ListNoticesInput = z.strictObject({
  language: z
    .enum(LANGUAGES)
    .optional()
    .meta({ description: 'By default the language of the call: that of `Accept-Language`, else English.' }),
});
export type ListNoticesInput = z.output<typeof ListNoticesInput>;

const PrivacyNotice = z.object({
  purpose: Purpose,
  version: z.number().int(),
  from: z.string().meta({ description: 'The day from which this version is shown.', example: '2026-11-23' }),
  title: z.string(),
  data: z.array(z.string()).meta({ description: 'The personal data, itemised.' }),
  uses: z.array(z.string()),
  withdraw: z.string().meta({ description: 'How to withdraw.' }),
  rights: z.string().meta({ description: 'How to use one’s rights, and where to complain.' }),
});
export const NoticesOutput = z.object({ noticeList: z.array(PrivacyNotice) });

/** The answer to the question about Google Analytics. */
export const RecordAnalyticsInput = z.strictObject({
  browser: z.uuid().meta({ description: 'A random id that the browser stores beside the answer.' }),
  granted: z.boolean(),
});
export type RecordAnalyticsInput = z.output<typeof RecordAnalyticsInput>;

/** A row of the ledger. */
export const ConsentEntry = z.object({
  _id: z.string(),
  purpose: Purpose,
  notice_version: z.number().int(),
  language: z.string(),
  action: z.enum(CONSENT_ACTIONS),
  channel: z.enum(CONSENT_CHANNELS),
  subject: z.enum(CONSENT_SUBJECTS),
  user: z.object({ _id: z.string(), name: z.string(), email: z.string() }).nullable(),
  subject_key: z
    .string()
    .meta({ description: 'The start of the keyed hash of an address, or a browser’s id.' }),
  evidence: z.string().meta({ description: 'What the person did.' }),
  created_at: Instant,
});
export type ConsentEntry = z.infer<typeof ConsentEntry>;

const filters = z
  .strictObject({
    search: z.string().max(200).optional().meta({ description: 'An e-mail address, whole.' }),
    purpose: Purpose.optional(),
    action: z.enum(CONSENT_ACTIONS).optional(),
    subject: z.enum(CONSENT_SUBJECTS).optional(),
    from: DayFilter.optional(),
    to: DayFilter.optional(),
  })
  .default({});

export const ListConsentsInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.consents),
  filters,
  sort: sortOver(['created_at']).optional(),
});
export type ListConsentsInput = z.output<typeof ListConsentsInput>;
export const ListConsentsOutput = z.object({
  consentList: z.array(ConsentEntry),
  consentCount: z.number().int(),
});

export const ExportConsentsInput = ListConsentsInput.pick({ filters: true });
export type ExportConsentsInput = z.output<typeof ExportConsentsInput>;
