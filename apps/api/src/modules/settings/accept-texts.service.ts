import { appError } from '@aabha/contracts/errors/errors';
import {
  ACCEPTED_TEXTS,
  type AcceptedTexts,
  type TextVersions,
} from '@aabha/contracts/shop-texts/accepted-texts.schema';
import type { RequestContext } from '../../context/context';

type Context = Pick<RequestContext, 'settings' | 'now'>;

/** Returns the versions in force of the texts that apply to an order; 0 where one is not published. */
export function textVersions({ settings }: Pick<Context, 'settings'>): TextVersions {
  const versions = ACCEPTED_TEXTS.map((name) => [name, settings.texts[name].version]);
  return Object.fromEntries(versions) as TextVersions;
}

const differ = (seen: TextVersions, present: TextVersions) =>
  ACCEPTED_TEXTS.some((name) => seen[name] !== present[name]);

/**
 * Returns what an order states about its texts: the versions that the buyer saw, which must be those in force
 * (docs/spec/checkout.md#texts-agreed). Null where the texts are not published.
 */
export async function acceptTexts(
  ctx: Context,
  seen: TextVersions | undefined,
): Promise<AcceptedTexts | null> {
  /* Another process may have shown a version that this one has not read yet. */
  if (seen && differ(seen, textVersions(ctx))) await ctx.settings.refresh();
  const versions = textVersions(ctx);
  if (seen && differ(seen, versions)) throw appError('TEXTS_CHANGED');
  const isPublished = Object.values(versions).every((version) => version > 0);
  return isPublished ? { at: ctx.now().toISOString(), versions } : null;
}
