import { GetHomeInput, HomeOutput, PreviewHomeInput } from '@aabha/contracts/home/home.schema';
import {
  HomeArrangementOutput,
  HomePreviewLinkInput,
  HomePreviewLinkOutput,
  HomeVersionInput,
  SaveHomeDraftInput,
} from '@aabha/contracts/home/home.staff.schema';
import { LISTED_STOCK, type CachePolicy } from '../../cache/cache-policy';
import { get, post } from '../../trpc/procedure-meta';
import { publicProcedure, router, superAdminProcedure } from '../../trpc/procedures';
import { getHome, previewHome } from './home.service';
import {
  discardHomeDraft,
  getArrangement,
  homePreviewLink,
  publishHome,
  saveHomeDraft,
} from './home.staff.service';

/** The sections, and the televisions in them with prices and stock. */
const HOME: CachePolicy = { ...LISTED_STOCK, topics: ['home', 'catalogue'] };

export const homeRouter = router({
  get: publicProcedure
    .meta(get('/home', 'The sections of the home page', { cache: HOME }))
    .input(GetHomeInput)
    .output(HomeOutput)
    .query(({ ctx, input }) => getHome(ctx, input)),
  preview: publicProcedure
    .meta(post('/home/preview', 'The home page of a preview link'))
    .input(PreviewHomeInput)
    .output(HomeOutput)
    .query(({ ctx, input }) => previewHome(ctx, input)),
  arrangement: superAdminProcedure
    .meta(post('/home/arrangement', 'The sections that are published, and the draft'))
    .output(HomeArrangementOutput)
    .query(({ ctx }) => getArrangement(ctx)),
  saveDraft: superAdminProcedure
    .meta(post('/home/draft', 'Save the draft of the home page'))
    .input(SaveHomeDraftInput)
    .output(HomeArrangementOutput)
    .mutation(({ ctx, input }) => saveHomeDraft(ctx, input)),
  discardDraft: superAdminProcedure
    .meta(post('/home/draft/discard', 'Discard the draft of the home page'))
    .input(HomeVersionInput)
    .output(HomeArrangementOutput)
    .mutation(({ ctx, input }) => discardHomeDraft(ctx, input)),
  previewLink: superAdminProcedure
    .meta(post('/home/preview-link', 'A link to the home page of the draft'))
    .input(HomePreviewLinkInput)
    .output(HomePreviewLinkOutput)
    .mutation(({ ctx }) => homePreviewLink(ctx)),
  publish: superAdminProcedure
    .meta(post('/home/publish', 'Publish the draft of the home page'))
    .input(HomeVersionInput)
    .output(HomeArrangementOutput)
    .mutation(({ ctx, input }) => publishHome(ctx, input)),
});
