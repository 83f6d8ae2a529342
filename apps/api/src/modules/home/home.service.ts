import type { z } from 'zod';
import { appError } from '@aabha/contracts/errors/errors';
import { isShownAt, nextChange, offeredBudgets } from '@aabha/contracts/home/home.rules';
import type { GetHomeInput, HomeOutput, PreviewHomeInput } from '@aabha/contracts/home/home.schema';
import type { EditedHomeSection } from '@aabha/contracts/home/home.staff.schema';
import { HOME_COUNT_DEFAULTS } from '@aabha/contracts/home/home.values';
import type { Language } from '@aabha/contracts/language/language';
import type { RequestContext } from '../../context/context';
import { previewedId } from '../../core/preview-token';
import { findDeals } from '../products/deals.service';
import { cardsOf } from '../products/products.service';
import { byKey, sectionsOf } from './home-sections';
import { countBudgets, selectSections } from './home.queries';

type Output = z.input<typeof HomeOutput>;
type Section = Output['sections'][number];

/** The id in the token of a preview: there is one home page. */
export const PREVIEWED = 'draft';

/** Returns the words of a section; those chosen by hand, which have none of their own, are in English where Hindi is missing. */
function wordsOf(section: EditedHomeSection, language: Language): Pick<Section, 'title' | 'text'> {
  const { kind, title, text } = section;
  const instead = kind === 'picks' ? { title, text } : { title: '', text: '' };
  const words =
    language === 'en'
      ? { title, text }
      : { title: section.title_hi || instead.title, text: section.text_hi || instead.text };
  return { ...(words.title && { title: words.title }), ...(words.text && { text: words.text }) };
}

type Content = Pick<Section, 'products' | 'budgets' | 'count'>;

/** Returns what the database has for a section, and whose stock decides it; undefined for a section with nothing to show. */
async function contentOf(
  ctx: RequestContext,
  { kind, products: chosen, count }: EditedHomeSection,
): Promise<{ content: Content; stockOf: readonly string[] } | undefined> {
  if (kind === 'deals') {
    const { deals, considered } = await findDeals(ctx, count ?? HOME_COUNT_DEFAULTS.deals);
    return deals.length > 0 ? { content: { products: deals }, stockOf: considered } : undefined;
  }
  if (kind === 'budgets') {
    const budgets = offeredBudgets(await countBudgets(ctx.db));
    return budgets.length > 0 ? { content: { budgets }, stockOf: [] } : undefined;
  }
  if (kind !== 'picks' && kind !== 'featured') return { content: {}, stockOf: [] };
  const products = await cardsOf(ctx, chosen);
  if (products.length > 0) return { content: { products }, stockOf: products.map(({ _id }) => _id) };
  // Without any on sale the best-rated ones are shown.
  return kind === 'featured'
    ? { content: { count: count ?? HOME_COUNT_DEFAULTS.featured }, stockOf: [] }
    : undefined;
}

async function show(ctx: RequestContext, sections: readonly EditedHomeSection[], language: Language) {
  const shown = await Promise.all(
    [...byKey(sections)].map(async ([key, section]) => {
      const found = await contentOf(ctx, section);
      return found && { ...found, section: { key, kind: section.kind, ...wordsOf(section, language) } };
    }),
  );
  const filled = shown.filter((one) => one !== undefined);
  ctx.tagStock(filled.flatMap(({ stockOf }) => stockOf));
  return { sections: filled.map(({ section, content }) => ({ ...section, ...content })) };
}

/** Returns the sections of the home page that are shown now, in their order (docs/spec/home-page.md). */
export async function getHome(ctx: RequestContext, { language }: GetHomeInput): Promise<Output> {
  const nowMs = ctx.now().getTime();
  const sections = sectionsOf(await selectSections(ctx.db, false));
  const end = nextChange(sections, nowMs);
  if (end !== undefined) ctx.cacheUntil(end);
  return show(
    ctx,
    sections.filter((section) => isShownAt(section, nowMs)),
    language,
  );
}

/** Returns the home page of the draft to whoever has the link, with the sections that begin later; the published one without a draft. */
export async function previewHome(
  ctx: RequestContext,
  { token, language }: PreviewHomeInput,
): Promise<Output> {
  if (previewedId(ctx.config, 'home', token, ctx.now()) !== PREVIEWED) throw appError('PREVIEW_LINK_OVER');
  const draft = await selectSections(ctx.db, true);
  const rows = draft.length > 0 ? draft : await selectSections(ctx.db, false);
  return show(
    ctx,
    sectionsOf(rows).filter((section) => section.is_shown),
    language,
  );
}
