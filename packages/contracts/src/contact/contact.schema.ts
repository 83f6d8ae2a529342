import { z } from 'zod';
import { email, personName, phone } from '../accounts/accounts.schema';
import { PAGE_SIZES, STAFF_PAGE_SIZES } from '../settings/limits';
import { daysFilter, Id, Instant, pageOf, requiredText, sortOver } from '../wire/wire.schema';
import { CONTACT_STATES } from './contact.values';

const INVALID = 'Please enter a valid email address.';
export const SubscribeInput = z.strictObject({ email: email(INVALID, INVALID) });
export const UnsubscribeInput = z.strictObject({ token: z.string().min(1).max(100) });

/** The contact form (docs/spec/contact.md#form). */
export const ContactInput = z.strictObject({
  name: personName('Name is required.', 'Name can only contain letters.').min(
    3,
    'Name must be at least 3 characters.',
  ),
  email: email('Email is required.', 'Please enter a valid email.'),
  phone: phone('Phone number must be 10 digits.', 'Phone number is required.'),
  subject: requiredText('Subject is required.', 200).min(3, 'Subject must be at least 3 characters.'),
  message: requiredText('Message is required.', 5000).min(10, 'Message must be at least 10 characters.'),
});
export type ContactInput = z.output<typeof ContactInput>;

const Person = z.object({ _id: z.string(), name: z.string() });

export const ContactMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  state: z
    .enum(CONTACT_STATES)
    .meta({ description: 'open: the shop is to answer; waiting: for the customer.' }),
  due_at: Instant.nullable().meta({
    description: 'By when the shop has to answer; null while it has not to.',
  }),
  assigned_to: Person.nullable().meta({ description: 'The member of staff who handles it.' }),
  customer: Person.nullable().meta({
    description: 'The account of the sender, who was signed in with this verified e-mail; else null.',
  }),
  order_id: z.string().nullable().meta({ description: 'The order of that account whose number it names.' }),
  created_at: Instant,
  updated_at: Instant,
});
export type ContactMessage = z.infer<typeof ContactMessage>;

const search = z.string().max(200).optional();

export const ListMessagesInput = z.strictObject({
  ...pageOf(PAGE_SIZES.messages),
  filters: z
    .strictObject({
      search,
      ...daysFilter,
      state: z.enum(CONTACT_STATES).optional(),
      /** The member of staff it is assigned to; `nobody` for those without one. */
      assignedTo: Id.optional(),
      overdue: z.literal(true).optional().meta({ description: 'The answer of the shop is overdue.' }),
    })
    .default({}),
  sort: sortOver(['created_at', 'name', 'subject', 'due_at']).optional(),
});
export type ListMessagesInput = z.output<typeof ListMessagesInput>;
export const ListMessagesOutput = z.object({
  messageList: z.array(ContactMessage),
  messageCount: z.number().int(),
});

/** The filters of exported messages, as in the list. */
export const ExportMessagesInput = ListMessagesInput.pick({ filters: true });
export type ExportMessagesInput = z.output<typeof ExportMessagesInput>;

export const Subscriber = z.object({
  _id: z.string(),
  email: z.string(),
  created_at: Instant,
  /** When they left the list; null while they are on it. */
  unsubscribed_at: Instant.nullable(),
});
export type Subscriber = z.infer<typeof Subscriber>;

export const ListSubscribersInput = z.strictObject({
  ...pageOf(STAFF_PAGE_SIZES.subscribers),
  filters: z
    .strictObject({
      search,
      ...daysFilter,
      subscribed: z.boolean().optional().meta({ description: 'False: those who left the list.' }),
    })
    .default({}),
  sort: sortOver(['created_at', 'email']).optional(),
});
export type ListSubscribersInput = z.output<typeof ListSubscribersInput>;
export const ListSubscribersOutput = z.object({
  subscriberList: z.array(Subscriber),
  subscriberCount: z.number().int(),
});

/** The filters of exported subscribers, as in the list; `subscribed` excludes those who unsubscribed. */
export const ExportSubscribersInput = ListSubscribersInput.pick({ filters: true });
export type ExportSubscribersInput = z.output<typeof ExportSubscribersInput>;
