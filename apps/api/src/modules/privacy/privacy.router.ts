import {
  AnswerPrivacyRequestInput,
  CreatePrivacyRequestInput,
  DownloadExportInput,
  EraseInput,
  ExportFileOutput,
  ExportOutput,
  ListPrivacyRequestsInput,
  ListPrivacyRequestsOutput,
  NomineeOutput,
  OwnDataInput,
  OwnRequestOutput,
  PrivacyOverviewOutput,
  PrivacyRequestOutput,
  SaveNomineeInput,
  SendPrivacyLinkInput,
  SetConsentInput,
} from '@aabha/contracts/privacy/privacy.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { post } from '../../trpc/procedure-meta';
import { publicProcedure, router, superAdminProcedure, userProcedure } from '../../trpc/procedures';
import { eraseOwnData } from './erase.service';
import { downloadExport, startExport } from './exports.service';
import { getOverview, removeNominee, saveNominee, sendPrivacyLink, setConsent } from './own-data.service';
import { answerPrivacyRequest, createRequest, listRequests } from './requests.service';

/* Calls with a key are mutations, so that the key is in no address and thereby in no log. */
export const privacyRouter = router({
  sendLink: publicProcedure
    .meta(post('/privacy/link', 'Mail a link to the privacy centre'))
    .input(SendPrivacyLinkInput)
    .output(Done)
    .mutation(({ ctx, input }) => sendPrivacyLink(ctx, input)),
  overview: publicProcedure
    .meta(post('/privacy/overview', 'What the shop stores of a person, and what they asked for'))
    .input(OwnDataInput)
    .output(PrivacyOverviewOutput)
    .mutation(({ ctx, input }) => getOverview(ctx, input)),
  startExport: publicProcedure
    .meta(post('/privacy/data/export', 'Make a copy of one’s data as a ZIP file'))
    .input(OwnDataInput)
    .output(ExportOutput)
    .mutation(({ ctx, input }) => startExport(ctx, input)),
  downloadExport: publicProcedure
    .meta(post('/privacy/data/download', 'The copy of one’s data'))
    .input(DownloadExportInput)
    .output(ExportFileOutput)
    .mutation(({ ctx, input }) => downloadExport(ctx, input)),
  setConsent: publicProcedure
    .meta(post('/privacy/consent', 'Give or withdraw a consent'))
    .input(SetConsentInput)
    .output(Done)
    .mutation(({ ctx, input }) => setConsent(ctx, input)),
  createRequest: publicProcedure
    .meta(post('/privacy/request', 'Ask for a correction, or complain, about personal data'))
    .input(CreatePrivacyRequestInput)
    .output(OwnRequestOutput)
    .mutation(({ ctx, input }) => createRequest(ctx, input)),
  erase: publicProcedure
    .meta(post('/privacy/erase', 'Erase one’s data; invoices and credit notes stay'))
    .input(EraseInput)
    .output(Done)
    .mutation(({ ctx, input }) => eraseOwnData(ctx, input)),
  saveNominee: userProcedure
    .meta(post('/privacy/nominee', 'Name who may use one’s rights after death or incapacity'))
    .input(SaveNomineeInput)
    .output(NomineeOutput)
    .mutation(({ ctx, input }) => saveNominee(ctx, input)),
  removeNominee: userProcedure
    .meta(post('/privacy/nominee/remove', 'Remove the nominee'))
    .output(NomineeOutput)
    .mutation(({ ctx }) => removeNominee(ctx)),
  listRequests: superAdminProcedure
    .meta(post('/privacy/request/list', 'Requests and grievances about personal data'))
    .input(ListPrivacyRequestsInput)
    .output(ListPrivacyRequestsOutput)
    .query(({ ctx, input }) => listRequests(ctx, input)),
  answerRequest: superAdminProcedure
    .meta(post('/privacy/request/{id}/answer', 'Answer a request about personal data'))
    .input(AnswerPrivacyRequestInput)
    .output(PrivacyRequestOutput)
    .mutation(({ ctx, input }) => answerPrivacyRequest(ctx, input)),
});
