import { ListCustomersInput } from '@aabha/contracts/accounts/accounts.staff.schema';
import { ListCasesInput } from '@aabha/contracts/cases/cases.schema';
import { ListComplaintsInput } from '@aabha/contracts/complaints/complaints.schema';
import { ListMessagesInput, ListSubscribersInput } from '@aabha/contracts/contact/contact.schema';
import { ListConsentsInput } from '@aabha/contracts/privacy/consents.schema';
import { ListPrivacyRequestsInput } from '@aabha/contracts/privacy/privacy.schema';
import { ListSavedRepliesInput } from '@aabha/contracts/saved-replies/saved-replies.schema';
import { countFilteredCustomers } from '../accounts/accounts.staff.service';
import { listCases } from '../cases/cases.service';
import { countFilteredComplaints } from '../complaints/complaints.service';
import { listConsents } from '../consents/consents.service';
import { listMessages, listSubscribers } from '../contact/messages.service';
import { listRequests } from '../privacy/requests.service';
import { listSavedReplies } from '../saved-replies/saved-replies.service';
import { countedList, type CountedList } from './counted-list';

/** The lists of the group Customers that have views, by the last part of their address. */
export const CUSTOMER_LISTS = {
  customers: countedList('accounts.listCustomers', ListCustomersInput, countFilteredCustomers),
  cases: countedList(
    'cases.list',
    ListCasesInput,
    async (ctx, input) => (await listCases(ctx, input)).caseCount,
  ),
  'saved-replies': countedList(
    'savedReplies.list',
    ListSavedRepliesInput,
    async (ctx, input) => (await listSavedReplies(ctx, input)).savedReplyCount,
  ),
  complaints: countedList('complaints.list', ListComplaintsInput, countFilteredComplaints),
  messages: countedList(
    'contact.listMessages',
    ListMessagesInput,
    async (ctx, input) => (await listMessages(ctx, input)).messageCount,
  ),
  subscribers: countedList(
    'contact.listSubscribers',
    ListSubscribersInput,
    async (ctx, input) => (await listSubscribers(ctx, input)).subscriberCount,
  ),
  'privacy-requests': countedList(
    'privacy.listRequests',
    ListPrivacyRequestsInput,
    async (ctx, input) => (await listRequests(ctx, input)).requestCount,
  ),
  consents: countedList(
    'consents.list',
    ListConsentsInput,
    async (ctx, input) => (await listConsents(ctx, input)).consentCount,
  ),
} satisfies Record<string, CountedList>;
