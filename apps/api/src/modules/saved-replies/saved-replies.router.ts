import {
  ListSavedRepliesInput,
  ListSavedRepliesOutput,
  RepliesForCaseInput,
  RepliesForCaseOutput,
  SavedReplyFields,
  SavedReplyIdInput,
  SavedReplyOutput,
  UpdateSavedReplyInput,
} from '@aabha/contracts/saved-replies/saved-replies.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { post } from '../../trpc/procedure-meta';
import { router, staffProcedure } from '../../trpc/procedures';
import { repliesForCase } from './replies-for-case.service';
import {
  createSavedReply,
  listSavedReplies,
  removeSavedReply,
  updateSavedReply,
} from './saved-replies.service';

export const savedRepliesRouter = router({
  list: staffProcedure
    .meta(post('/savedReply/list', 'Texts that staff keep for answers, by name'))
    .input(ListSavedRepliesInput)
    .output(ListSavedRepliesOutput)
    .query(({ ctx, input }) => listSavedReplies(ctx, input)),
  forCase: staffProcedure
    .meta(post('/savedReply/for-case', 'The saved replies that suit a case, filled in for its customer'))
    .input(RepliesForCaseInput)
    .output(RepliesForCaseOutput)
    .query(({ ctx, input }) => repliesForCase(ctx, input)),
  create: staffProcedure
    .meta(post('/savedReply/new', 'Add a saved reply'))
    .input(SavedReplyFields)
    .output(SavedReplyOutput)
    .mutation(({ ctx, input }) => createSavedReply(ctx, input)),
  update: staffProcedure
    .meta(post('/savedReply/{id}/update', 'Change a saved reply'))
    .input(UpdateSavedReplyInput)
    .output(SavedReplyOutput)
    .mutation(({ ctx, input }) => updateSavedReply(ctx, input)),
  remove: staffProcedure
    .meta(post('/savedReply/{id}/remove', 'Delete a saved reply'))
    .input(SavedReplyIdInput)
    .output(Done)
    .mutation(({ ctx, input }) => removeSavedReply(ctx, input)),
});
