import type { Paise } from '@aabha/contracts/money/money';
import { PublicSettings } from '@aabha/contracts/shop-settings/settings.schema';
import {
  DiscardDraftInput,
  ListVersionsInput,
  ListVersionsOutput,
  PublishSectionInput,
  SaveDraftInput,
  SectionOutput,
  SettingsOverview,
} from '@aabha/contracts/shop-settings/settings.staff.schema';
import type { CachePolicy } from '../../cache/cache-policy';
import { publicProcedure, router, superAdminProcedure } from '../../trpc/procedures';
import { discardDraft, getSections, listVersions, publishSection, saveDraft } from './settings.staff.service';

const SETTINGS: CachePolicy = {
  audience: 'visitors',
  topics: ['settings'],
  stock: 'none',
  downstream: 'revalidate',
};

export const settingsRouter = router({
  get: publicProcedure
    .meta({ cache: SETTINGS })
    .output(PublicSettings)
    .query(({ ctx }) => {
      const { STORE_URL: storeUrl } = ctx.config;
      const { shippingFeePaise, upiCeilingPaise, ...rest } = ctx.settings.current;
      const { brand, picturesAreDrawings, webVitalsSample } = rest;
      return {
        brand,
        shippingFee: shippingFeePaise as Paise,
        upiCeiling: upiCeilingPaise as Paise,
        picturesAreDrawings,
        webVitalsSample,
        storeUrl,
        takesOrders: ctx.settings.missing.length === 0,
      };
    }),
  sections: superAdminProcedure.output(SettingsOverview).query(({ ctx }) => getSections(ctx)),
  versions: superAdminProcedure
    .input(ListVersionsInput)
    .output(ListVersionsOutput)
    .query(({ ctx, input }) => listVersions(ctx, input)),
  saveDraft: superAdminProcedure
    .input(SaveDraftInput)
    .output(SectionOutput)
    .mutation(({ ctx, input }) => saveDraft(ctx, input)),
  discardDraft: superAdminProcedure
    .input(DiscardDraftInput)
    .output(SectionOutput)
    .mutation(({ ctx, input }) => discardDraft(ctx, input)),
  publish: superAdminProcedure
    .input(PublishSectionInput)
    .output(SectionOutput)
    .mutation(({ ctx, input }) => publishSection(ctx, input)),
});
