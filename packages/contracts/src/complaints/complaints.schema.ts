import { z } from 'zod';
import { email, personName, phone } from '../accounts/accounts.schema';
import { COMPLAINT_FILES_MAX, PAGE_SIZES } from '../settings/limits';
import { attachmentFiles } from '../wire/form.schema';
import { hasMoreThanCounted } from '../wire/has-more-than-counted';
import { CLOCK_STATES } from './complaint-clocks.values';
import {
  daysFilter,
  EditedVersion,
  Id,
  Instant,
  InstantFilter,
  pageOf,
  requiredText,
  sortOver,
} from '../wire/wire.schema';

export const ISSUE_TYPES = ['Technical', 'Billing', 'Service', 'Shipping', 'Other'] as const;
export const COMPLAINT_STATUSES = ['Pending', 'In_progress', 'Resolved'] as const;
export const IssueType = z.enum(ISSUE_TYPES, { error: 'Issue type is required.' });
export const ComplaintStatus = z.enum(COMPLAINT_STATUSES);
export type IssueType = z.infer<typeof IssueType>;
export type ComplaintStatus = z.infer<typeof ComplaintStatus>;
/** What became of a resolved complaint. */
export const COMPLAINT_OUTCOMES = [
  'Refunded',
  'Replaced',
  'Repaired',
  'Explained',
  'Declined',
  'Withdrawn',
] as const;
export const ComplaintOutcome = z.enum(COMPLAINT_OUTCOMES);
export type ComplaintOutcome = z.infer<typeof ComplaintOutcome>;

const OWN_WORDS = 'The shopper’s own words where `issue_type` is Other, for which they are needed.';

/** A television that was sold, by its serial number. */
export const SoldTelevision = z.object({
  serial_id: z.string(),
  serial: z.string().meta({ description: 'As it was scanned at packing.' }),
  product_id: z.string(),
  product_name: z.string().meta({ description: 'As the order has it.' }),
  order_id: z.string().meta({
    description: 'With which it was sold; empty for a shopper whom it was transferred to.',
  }),
});
export type SoldTelevision = z.infer<typeof SoldTelevision>;

export const Complaint = z.object({
  _id: z.string(),
  ticketNumber: z.string().meta({ description: 'What people read out on the telephone.' }),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  issue_type: IssueType,
  customIssueType: z.string().meta({ description: OWN_WORDS }),
  description: z.string(),
  userId: z.object({ _id: z.string(), name: z.string(), email: z.string(), phone: z.string() }),
  status: ComplaintStatus,
  order_id: z.string().nullable().meta({ description: 'The order that it is about.' }),
  television: SoldTelevision.nullable().meta({
    description: 'The television that it is about; null where it is not known.',
  }),
  due_at: Instant.nullable().meta({
    description:
      'When it has to be resolved. Null for a moment, until the clocks of an older complaint are set.',
  }),
  clock: z.enum(CLOCK_STATES).meta({ description: 'How the clock of its resolution stands.' }),
  resolved_at: Instant.nullable(),
  outcome: ComplaintOutcome.nullable(),
  assigned_to: z
    .object({ _id: z.string(), name: z.string() })
    .nullable()
    .meta({ description: 'The member of staff who handles it; null for shoppers.' }),
  created_at: Instant,
  updated_at: Instant,
});
export type Complaint = z.infer<typeof Complaint>;
export const ComplaintOutput = z.object({ complaint: Complaint });

const SPECIFY = 'Please specify your issue type.';

/** The subject, text and files of a complaint. */
const WHAT = {
  issue_type: IssueType,
  customIssueType: z
    .string()
    .trim()
    .max(100, 'Please use at most 100 characters.')
    .optional()
    .meta({ description: OWN_WORDS }),
  description: requiredText('Description is required.', 5000),
  files: attachmentFiles(COMPLAINT_FILES_MAX).prefault([]),
};

interface Subject {
  issue_type: IssueType;
  customIssueType?: string | undefined;
}
const isSpecified = ({ issue_type, customIssueType }: Subject) =>
  issue_type !== 'Other' || Boolean(customIssueType);
const UNSPECIFIED = { path: ['customIssueType'], message: SPECIFY };

/**
 * The complaint form (docs/spec/complaints.md#form). Whose it is comes from the token; a foreign `userId` is refused.
 */
export const CreateComplaintInput = z
  .strictObject({
    name: personName('Name is required.', 'Name should contain only letters.'),
    email: email('Email is required.', 'Invalid email format.'),
    phone: phone('Phone number must be exactly 10 digits.'),
    ...WHAT,
    order_id: z
      .preprocess((value) => (value === '' ? undefined : value), Id.optional())
      .optional()
      .meta({ description: "One of the shopper's own orders; empty for none." }),
    serial_id: z
      .preprocess((value) => (value === '' ? undefined : value), Id.optional())
      .optional()
      .meta({
        description:
          'A television that was transferred to the shopper, as its passport names it; empty for none.',
      }),
    userId: Id.optional(),
  })
  .refine(isSpecified, UNSPECIFIED);
export type CreateComplaintInput = z.output<typeof CreateComplaintInput>;

/** The form for who is not signed in: an order's number with the e-mail of its account (docs/spec/complaints.md#without-signing-in). */
export const CreateForOrderInput = z
  .strictObject({
    order_number: requiredText('Order number is required.', 40),
    email: email('Email is required.', 'Invalid email format.'),
    ...WHAT,
  })
  .refine(isSpecified, UNSPECIFIED);
export type CreateForOrderInput = z.output<typeof CreateForOrderInput>;
export const TicketOutput = z.object({ ticketNumber: z.string() });

export const COMPLAINT_SORTS = ['created_at', 'status', 'issue_type', 'name', 'due_at'] as const;
/** The lists of breaches: `overdue` are open after a due time or were not acknowledged in time, `due_soon` end within days. */
export const COMPLAINT_BREACHES = ['overdue', 'due_soon'] as const;

export const ListComplaintsInput = z.strictObject({
  ...pageOf(PAGE_SIZES.complaints),
  filters: z
    .strictObject({
      userId: Id.optional(),
      status: ComplaintStatus.optional(),
      issue_type: IssueType.optional(),
      /** Not Resolved yet. */
      open: z.literal(true).optional(),
      ...daysFilter,
      raisedBefore: InstantFilter.optional(),
      breach: z.enum(COMPLAINT_BREACHES).optional(),
      /** The member of staff it is assigned to; `nobody` for those without one. */
      assignedTo: Id.optional(),
      /** Part of the ticket number, name, e-mail, phone or description. */
      search: z.string().max(200).optional(),
    })
    .default({}),
  sort: sortOver(COMPLAINT_SORTS).optional(),
});
export type ListComplaintsInput = z.output<typeof ListComplaintsInput>;
export const ListComplaintsOutput = z.object({
  complaintList: z.array(Complaint),
  complaintCount: z.number().int(),
  hasMoreThanCounted: hasMoreThanCounted('complaintCount'),
});

/** The filters of exported complaints, as in the list. */
export const ExportComplaintsInput = ListComplaintsInput.pick({ filters: true });
export type ExportComplaintsInput = z.output<typeof ExportComplaintsInput>;

/** `updated_at` is that of the edited record; if it has changed, the response is 409 with the present complaint. */
export const UpdateComplaintInput = z.strictObject({
  id: Id,
  status: ComplaintStatus,
  outcome: ComplaintOutcome.optional().meta({ description: 'With Resolved only: what became of it.' }),
  text: z
    .string()
    .trim()
    .max(5000, 'Please use at most 5000 characters.')
    .optional()
    .meta({ description: 'An answer that is mailed with the status and added to the thread.' }),
  updated_at: EditedVersion.optional(),
});
export type UpdateComplaintInput = z.output<typeof UpdateComplaintInput>;
