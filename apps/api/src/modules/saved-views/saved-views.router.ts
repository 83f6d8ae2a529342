import {
  ArrangeSavedViewsInput,
  CountViewsInput,
  CountViewsOutput,
  CreateSavedViewInput,
  ListSavedViewsInput,
  ListSavedViewsOutput,
  SavedViewIdInput,
  SavedViewOutput,
  UpdateSavedViewInput,
} from '@aabha/contracts/saved-views/saved-views.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { router, staffProcedure } from '../../trpc/procedures';
import { post } from '../../trpc/procedure-meta';
import { countViews } from './count-views.service';
import {
  arrangeSavedViews,
  createSavedView,
  listSavedViews,
  removeSavedView,
  updateSavedView,
} from './saved-views.service';

export const savedViewsRouter = router({
  list: staffProcedure
    .meta(post('/savedView/list', 'The views of a list that the caller has'))
    .input(ListSavedViewsInput)
    .output(ListSavedViewsOutput)
    .query(({ ctx, input }) => listSavedViews(ctx, input)),
  count: staffProcedure
    .meta(post('/savedView/count', 'How many records each view of a list has'))
    .input(CountViewsInput)
    .output(CountViewsOutput)
    .query(({ ctx, input }) => countViews(ctx, input)),
  create: staffProcedure
    .meta(post('/savedView/new', 'Save the filters of a list under a name'))
    .input(CreateSavedViewInput)
    .output(SavedViewOutput)
    .mutation(({ ctx, input }) => createSavedView(ctx, input)),
  update: staffProcedure
    .meta(post('/savedView/{id}/update', 'Change a view, or share it with all staff'))
    .input(UpdateSavedViewInput)
    .output(SavedViewOutput)
    .mutation(({ ctx, input }) => updateSavedView(ctx, input)),
  remove: staffProcedure
    .meta(post('/savedView/{id}/remove', 'Delete a view'))
    .input(SavedViewIdInput)
    .output(Done)
    .mutation(({ ctx, input }) => removeSavedView(ctx, input)),
  arrange: staffProcedure
    .meta(post('/savedView/arrange', 'Set the order of the views of a list, and which one opens with it'))
    .input(ArrangeSavedViewsInput)
    .output(Done)
    .mutation(({ ctx, input }) => arrangeSavedViews(ctx, input)),
});
