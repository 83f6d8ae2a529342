import { z } from 'zod';
import { email, personName, phone } from '../accounts/accounts.schema';
import { PAGE_SIZES } from '../settings/limits';
import {
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

const OWN_WORDS = 'The shopper’s own words where `issue_type` is Other, for which they are needed.';

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
  created_at: Instant,
  updated_at: Instant,
});
export type Complaint = z.infer<typeof Complaint>;
export const ComplaintOutput = z.object({ complaint: Complaint });

const SPECIFY = 'Please specify your issue type.';

/**
 * The complaint form (docs/spec/complaints.md#form). Whose it is comes from the token; a foreign `userId` is refused.
 */
export const CreateComplaintInput = z
  .strictObject({
    name: personName('Name is required.', 'Name should contain only letters.'),
    email: email('Email is required.', 'Invalid email format.'),
    phone: phone('Phone number must be exactly 10 digits.'),
    issue_type: IssueType,
    customIssueType: z
      .string()
      .trim()
      .max(100, 'Please use at most 100 characters.')
      .optional()
      .meta({ description: OWN_WORDS }),
    description: requiredText('Description is required.', 5000),
    userId: Id.optional(),
  })
  .refine(({ issue_type, customIssueType }) => issue_type !== 'Other' || Boolean(customIssueType), {
    path: ['customIssueType'],
    message: SPECIFY,
  });
export type CreateComplaintInput = z.output<typeof CreateComplaintInput>;

export const COMPLAINT_SORTS = ['created_at', 'status', 'issue_type', 'name'] as const;

export const ListComplaintsInput = z.strictObject({
  ...pageOf(PAGE_SIZES.complaints),
  filters: z
    .strictObject({
      userId: Id.optional(),
      status: ComplaintStatus.optional(),
      issue_type: IssueType.optional(),
      /** Not Resolved yet. */
      open: z.literal(true).optional(),
      raisedBefore: InstantFilter.optional(),
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
});

/** `updated_at` is that of the edited record; if it has changed, the response is 409 with the present complaint. */
export const UpdateComplaintInput = z.strictObject({
  id: Id,
  status: ComplaintStatus,
  updated_at: EditedVersion.optional(),
});
export type UpdateComplaintInput = z.output<typeof UpdateComplaintInput>;
