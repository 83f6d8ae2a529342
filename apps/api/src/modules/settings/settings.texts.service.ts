import { appError } from '@aabha/contracts/errors/errors';
import {
  SectionValues,
  type FactSections,
  type Section,
} from '@aabha/contracts/shop-settings/section-values';
import { shopText } from '@aabha/contracts/shop-texts/shop-text';
import type {
  GetTextInput,
  GetTextVersionInput,
  TextOutput,
} from '@aabha/contracts/shop-texts/shop-texts.schema';
import type { TextFacts } from '@aabha/contracts/shop-texts/text-placeholders';
import type { RequestContext } from '../../context/context';
import type { PublishedText } from '../../context/live-settings.types';
import { findVersion, readPublishedAt } from './settings.queries';

type View = Omit<GetTextInput, 'name'>;

function toOutput(
  ctx: RequestContext,
  { value, version, publishedAt }: PublishedText,
  { view, facts, isCurrent }: { view: View; facts: TextFacts; isCurrent: boolean },
): TextOutput {
  const { picturesAreDrawings } = ctx.settings.current;
  const conditions = { picturesAreDrawings, googleAnalytics: view.hasGoogleAnalytics };
  return {
    ...shopText(value, { language: view.language, facts, conditions }),
    version,
    publishedAt,
    isCurrent,
  };
}

/** Returns a text in force, with the shop's facts filled in (docs/spec/settings.md#texts). */
export function getText(ctx: RequestContext, { name, ...view }: GetTextInput): TextOutput {
  return toOutput(ctx, ctx.settings.texts[name], { view, facts: ctx.settings.current, isCurrent: true });
}

const FACTS: readonly Section[] = ['company', 'contact', 'officers', 'hours', 'fees', 'holidays'];

/** Returns the facts of the shop as they were published at a moment; those of today where a section was not. */
async function factsAt(ctx: RequestContext, at: string): Promise<TextFacts> {
  const { brand, shippingFeePaise, holidays } = ctx.settings.current;
  const rows = await readPublishedAt(ctx.db, at);
  const then = Object.fromEntries(
    FACTS.flatMap((section) => {
      const stored = rows.find((row) => row.section === section)?.value;
      const parsed = SectionValues[section].safeParse(stored);
      return parsed.success ? [[section, parsed.data]] : [];
    }),
  ) as Partial<FactSections>;
  const { company, contact, officers, hours } = then;
  return {
    brand: { ...brand, ...company, ...contact, ...officers, ...hours },
    shippingFeePaise: then.fees?.shippingFeePaise ?? shippingFeePaise,
    holidays: then.holidays?.holidays ?? holidays,
  };
}

/** Returns a published version of a text, with the facts of the moment that an order names. */
export async function getTextVersion(
  ctx: RequestContext,
  { name, version, at, ...view }: GetTextVersionInput,
): Promise<TextOutput> {
  const [stored, facts] = await Promise.all([
    findVersion(ctx.db, name, version),
    at === undefined ? ctx.settings.current : factsAt(ctx, at),
  ]);
  const parsed = SectionValues[name].safeParse(stored?.value);
  if (!stored || !parsed.success) throw appError('SETTINGS_VERSION_NOT_FOUND');
  const isCurrent = ctx.settings.texts[name].version === version;
  return toOutput(
    ctx,
    { value: parsed.data, version, publishedAt: stored.publishedAt },
    { view, facts, isCurrent },
  );
}
