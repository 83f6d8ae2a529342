import { z } from 'zod';
import { email, personName, phone } from '../accounts/accounts.schema';
import { CLOCK_STATES } from '../complaints/complaint-clocks.values';
import { STAFF_PAGE_SIZES } from '../settings/limits';
import { daysFilter, Id, Instant, pageOf, requiredText, sortOver } from '../wire/wire.schema';
import { CONSENT_ACTIONS, CONSENT_PURPOSES, REQUEST_KINDS } from './privacy.values';

const INVALID = 'Please enter a valid email address.';

/** Whose data: of the link in a mail, else of the caller. */
const key = z.string().min(1).max(200).optional().meta({
  description: 'The key of the link in a mail. Left out, the call is about the signed-in customer.',
});
export const OwnDataInput = z.strictObject({ key });
export type OwnDataInput = z.output<typeof OwnDataInput>;

export const SendPrivacyLinkInput = z.strictObject({ email: email(INVALID, INVALID) });
export type SendPrivacyLinkInput = z.output<typeof SendPrivacyLinkInput>;

const Nominee = z.object({ name: z.string(), email: z.string(), phone: z.string() });

/** The form of the nominee. */
export const SaveNomineeInput = z.strictObject({
  name: personName('Name is required.', 'Name should contain only letters.'),
  email: email('Email is required.', INVALID),
  phone: phone('Phone number must be 10 digits.', 'Phone number is required.'),
});
export type SaveNomineeInput = z.output<typeof SaveNomineeInput>;
export const NomineeOutput = z.object({ nominee: Nominee.nullable() });

const DataExport = z.object({
  _id: z.string(),
  made: z.number().int().meta({ description: 'Files made so far.' }),
  file_count: z.number().int().meta({ description: 'Files to make; 0 before the worker has begun.' }),
  ready: z.boolean(),
  expires_at: Instant,
});
export const ExportOutput = z.object({ export: DataExport });

export const DownloadExportInput = OwnDataInput.extend({ id: Id });
export type DownloadExportInput = z.output<typeof DownloadExportInput>;
export const ExportFileOutput = z.object({
  filename: z.string(),
  zip: z.string().meta({ description: 'The ZIP archive in base64.' }),
});

const OwnRequest = z.object({
  _id: z.string(),
  kind: z.enum(REQUEST_KINDS),
  text: z.string(),
  due_at: Instant,
  answer: z.string().nullable(),
  answered_at: Instant.nullable(),
  created_at: Instant,
});

export const CreatePrivacyRequestInput = OwnDataInput.extend({
  kind: z.enum(REQUEST_KINDS),
  text: requiredText('Please describe your request.', 5000),
});
export type CreatePrivacyRequestInput = z.output<typeof CreatePrivacyRequestInput>;
export const OwnRequestOutput = z.object({ request: OwnRequest });

export const SetConsentInput = OwnDataInput.extend({
  purpose: z.enum(['newsletter', 'analytics']),
  granted: z.boolean(),
});
export type SetConsentInput = z.output<typeof SetConsentInput>;

export const EraseInput = OwnDataInput.extend({
  password: z.string().max(128).optional().meta({ description: 'Of the account; not with a key.' }),
});
export type EraseInput = z.output<typeof EraseInput>;

/** What the shop stores of a person. */
export const PrivacyOverviewOutput = z.object({
  email: z.string(),
  has_account: z.boolean(),
  held: z.array(
    z.object({
      what: z.string(),
      row_count: z.number().int(),
      on_erasure: z.enum(['deleted', 'anonymised', 'kept']),
      why: z.string().meta({ description: 'Why it is kept; empty where it is not.' }),
    }),
  ),
  consents: z.array(
    z.object({
      purpose: z.enum(CONSENT_PURPOSES),
      title: z.string(),
      action: z
        .enum(CONSENT_ACTIONS)
        .nullable()
        .meta({ description: 'The last one; null where there is none.' }),
      at: Instant.nullable(),
    }),
  ),
  nominee: Nominee.nullable(),
  requests: z.array(OwnRequest),
  export: DataExport.nullable(),
  obstacles: z.array(z.string()).meta({ description: 'Why an erasure has to wait.' }),
});
export type PrivacyOverview = z.infer<typeof PrivacyOverviewOutput>;

/** A request as staff see it. */
export const PrivacyRequest = OwnRequest.extend({
  email: z.string(),
  user: z.object({ _id: z.string(), name: z.string() }).nullable(),
  clock: z.enum(CLOCK_STATES),
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

export const ListPrivacyRequestsInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.privacyRequests),
  filters: z
    .strictObject({
      search: z.string().max(200).optional(),
      kind: z.enum(REQUEST_KINDS).optional(),
      ...daysFilter,
      answered: z.boolean().optional(),
      overdue: z.literal(true).optional(),
    })
    .default({}),
  sort: sortOver(['created_at', 'due_at']).optional(),
});
export type ListPrivacyRequestsInput = z.output<typeof ListPrivacyRequestsInput>;
export const ListPrivacyRequestsOutput = z.object({
  requestList: z.array(PrivacyRequest),
  requestCount: z.number().int(),
});

export const AnswerPrivacyRequestInput = z.strictObject({
  id: Id,
  answer: requiredText('Please write an answer.', 5000),
});
export type AnswerPrivacyRequestInput = z.output<typeof AnswerPrivacyRequestInput>;
export const PrivacyRequestOutput = z.object({ request: PrivacyRequest });
