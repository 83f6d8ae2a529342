import type { Paise } from '@aabha/contracts/money/money';
import { LegalContacts } from '@aabha/contracts/shop-settings/legal-contacts';
import { PublicSettings } from '@aabha/contracts/shop-settings/settings.schema';
import {
  DiscardDraftInput,
  ListVersionsInput,
  ListVersionsOutput,
  PublishSectionInput,
  RestoreVersionInput,
  SaveDraftInput,
  SectionOutput,
  SettingsOverview,
} from '@aabha/contracts/shop-settings/settings.staff.schema';
import { heroTexts, taglinesOf } from '@aabha/contracts/shop-texts/hero-value';
import { TextVersions } from '@aabha/contracts/shop-texts/accepted-texts.schema';
import {
  GetHeroInput,
  GetTextInput,
  GetTextVersionInput,
  HeroOutput,
  TextOutput,
} from '@aabha/contracts/shop-texts/shop-texts.schema';
import type { CachePolicy } from '../../cache/cache-policy';
import { publicProcedure, router, superAdminProcedure } from '../../trpc/procedures';
import { get, post } from '../../trpc/procedure-meta';
import { textVersions } from './accept-texts.service';
import {
  discardDraft,
  getSections,
  listVersions,
  publishSection,
  restoreVersion,
  saveDraft,
} from './settings.staff.service';
import { getText, getTextVersion } from './settings.texts.service';

const SETTINGS: CachePolicy = {
  audience: 'visitors',
  topics: ['settings'],
  stock: 'none',
  downstream: 'revalidate',
};

export const settingsRouter = router({
  get: publicProcedure
    .meta(
      get('/settings/shop', 'Who the shop is, its fees, and whether it takes orders', { cache: SETTINGS }),
    )
    .output(PublicSettings)
    .query(({ ctx }) => {
      const { STORE_URL: storeUrl } = ctx.config;
      const { shippingFeePaise, upiCeilingPaise, ...rest } = ctx.settings.current;
      const { brand, picturesAreDrawings, visitorsFillCarts, webVitalsSample } = rest;
      return {
        brand,
        taglines: taglinesOf(ctx.settings.hero),
        shippingFee: shippingFeePaise as Paise,
        upiCeiling: upiCeilingPaise as Paise,
        picturesAreDrawings,
        visitorCarts: visitorsFillCarts,
        webVitalsSample,
        storeUrl,
        takesOrders: ctx.settings.missing.length === 0,
      };
    }),
  text: publicProcedure
    .meta(post('/settings/text', 'A text of the shop as it is in force', { cache: SETTINGS }))
    .input(GetTextInput)
    .output(TextOutput)
    .query(({ ctx, input }) => getText(ctx, input)),
  textVersion: publicProcedure
    .meta(post('/settings/text/version', 'A published version of a text'))
    .input(GetTextVersionInput)
    .output(TextOutput)
    .query(({ ctx, input }) => getTextVersion(ctx, input)),
  hero: publicProcedure
    .meta(get('/settings/hero', 'The sentences of the first view of the home page', { cache: SETTINGS }))
    .input(GetHeroInput)
    .output(HeroOutput)
    .query(({ ctx, input }) => heroTexts(ctx.settings.hero, input.language)),
  legalContacts: publicProcedure
    .meta(get('/settings/legal-contacts', 'Whom to turn to about a right', { cache: SETTINGS }))
    .output(LegalContacts)
    .query(({ ctx }) => ctx.settings.current.legalContacts),
  textVersions: publicProcedure
    .meta(get('/settings/text/versions', 'The versions in force that an order accepts', { cache: SETTINGS }))
    .output(TextVersions)
    .query(({ ctx }) => textVersions(ctx)),
  sections: superAdminProcedure
    .meta(post('/settings/list', 'The sections of the settings, each with its draft'))
    .output(SettingsOverview)
    .query(({ ctx }) => getSections(ctx)),
  versions: superAdminProcedure
    .meta(post('/settings/versions', 'The published versions of a section, newest first'))
    .input(ListVersionsInput)
    .output(ListVersionsOutput)
    .query(({ ctx, input }) => listVersions(ctx, input)),
  saveDraft: superAdminProcedure
    .meta(post('/settings/draft', 'Save the draft of a section'))
    .input(SaveDraftInput)
    .output(SectionOutput)
    .mutation(({ ctx, input }) => saveDraft(ctx, input)),
  discardDraft: superAdminProcedure
    .meta(post('/settings/discard', 'Discard the draft of a section'))
    .input(DiscardDraftInput)
    .output(SectionOutput)
    .mutation(({ ctx, input }) => discardDraft(ctx, input)),
  restore: superAdminProcedure
    .meta(post('/settings/restore', 'Make a published version the draft'))
    .input(RestoreVersionInput)
    .output(SectionOutput)
    .mutation(({ ctx, input }) => restoreVersion(ctx, input)),
  publish: superAdminProcedure
    .meta(post('/settings/publish', 'Publish the draft of a section'))
    .input(PublishSectionInput)
    .output(SectionOutput)
    .mutation(({ ctx, input }) => publishSection(ctx, input)),
});
