export interface ReviewDraft {
  rating: number | undefined;
  title: string;
  comment: string;
}

export const NO_DRAFT: ReviewDraft = { rating: undefined, title: '', comment: '' };

/** The part of a product's address at which the form opens, as after signing in to send what was written. */
export const WRITE_HASH = 'write-review';

// Under the prefix of typed forms, which signing out forgets.
const keyOf = (productId: string) => `typed:review:${productId}`;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What stored text says of a review; anything else than a draft counts as none. */
export function parseDraft(stored: string | null): ReviewDraft {
  if (stored === null) return NO_DRAFT;
  try {
    const { rating, title, comment } = JSON.parse(stored) as Record<string, unknown>;
    return {
      rating: typeof rating === 'number' ? rating : undefined,
      title: textOf(title),
      comment: textOf(comment),
    };
  } catch {
    return NO_DRAFT; // whatever was stored under this key is no draft of ours
  }
}

/** What was written of a product and not sent yet, in this tab: it outlives closing the form and signing in. */
export function readDraft(productId: string): ReviewDraft {
  return parseDraft(sessionStorage.getItem(keyOf(productId)));
}

export function saveDraft(productId: string, draft: ReviewDraft): void {
  sessionStorage.setItem(keyOf(productId), JSON.stringify(draft));
}

export function dropDraft(productId: string): void {
  sessionStorage.removeItem(keyOf(productId));
}
