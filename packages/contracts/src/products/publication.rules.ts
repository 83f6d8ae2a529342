import { allow, refuse, type Verdict } from '../errors/verdict';
import { missingForListing, missingNouns } from './missing-for-listing.rules';
import { FACT_FIELDS } from './product-facts.values';
import { PUBLISH_DAYS_MAX, type PublicationState } from './publication.values';

/** What is stored of a publication. */
interface Publication {
  isDraft: boolean;
  /** When a draft is published; null where nobody scheduled it. */
  publishAt: string | null;
}

export function publicationOf({ isDraft, publishAt }: Publication): PublicationState {
  if (!isDraft) return 'published';
  return publishAt === null ? 'draft' : 'scheduled';
}

type Given = Parameters<typeof missingForListing>[0];

const DAY_MS = 86_400_000;
const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** Returns what a television lacks to be published, as a sentence names it; empty where it lacks nothing. */
export const missingText = (product: Given): string => list.format(missingNouns(missingForListing(product)));

/**
 * Decides whether a draft may be published, now or at an instant (docs/spec/products.md#drafts): it has every fact and
 * declaration, and the instant is in the future and within a year.
 */
export function checkPublish(
  product: Given & { state: PublicationState },
  schedule?: { at: string; nowMs: number },
): Verdict {
  if (product.state === 'published') return refuse('PRODUCT_PUBLISHED');
  const missing = missingText(product);
  if (missing !== '') return refuse('PRODUCT_NOT_READY', { lacks: missing });
  if (schedule === undefined) return allow;
  const aheadMs = Date.parse(schedule.at) - schedule.nowMs;
  return aheadMs > 0 && aheadMs <= PUBLISH_DAYS_MAX * DAY_MS ? allow : refuse('PUBLISH_TIME_WRONG');
}

/** Decides whether a television has what its page needs, so that it can be previewed: every fact. */
export function checkPreview(product: Given): Verdict {
  const facts: readonly string[] = FACT_FIELDS;
  const missing = missingNouns(missingForListing(product).filter((field) => facts.includes(field)));
  return missing.length === 0 ? allow : refuse('PREVIEW_NOT_READY', { lacks: list.format(missing) });
}
