import {
  ComplaintOutput,
  CreateComplaintInput,
  ListComplaintsInput,
  ListComplaintsOutput,
  UpdateComplaintInput,
} from '@aabha/contracts/complaints/complaints.schema';
import { router, superAdminProcedure, userOrSuperProcedure, userProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY, post } from '../../trpc/procedure-meta';
import { createComplaint, listComplaints, updateComplaint } from './complaints.service';

export const complaintsRouter = router({
  list: userOrSuperProcedure
    .meta(post('/complaint/list', "A shopper's own complaints; all of them for a SuperAdmin"))
    .input(ListComplaintsInput)
    .output(ListComplaintsOutput)
    .query(({ ctx, input }) => listComplaints(ctx, input)),
  create: userProcedure
    .meta(post('/complaint/new', 'Complain, and get a ticket number', ONCE_A_KEY))
    .input(CreateComplaintInput)
    .output(ComplaintOutput)
    .mutation(({ ctx, input }) => createComplaint(ctx, input)),
  update: superAdminProcedure
    .meta(post('/complaint/{id}/update', 'Set the status of a complaint'))
    .input(UpdateComplaintInput)
    .output(ComplaintOutput)
    .mutation(({ ctx, input }) => updateComplaint(ctx, input)),
});
