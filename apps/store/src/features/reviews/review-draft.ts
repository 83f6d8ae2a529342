export interface ReviewDraft {
  rating: number | undefined;
  title: string;
  comment: string;
}

export const NO_DRAFT: ReviewDraft = { rating: undefined, title: '', comment: '' };

// With the prefix of form drafts, which signing out deletes.
const keyOf = (productId: string) => `typed:review:${productId}`;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the draft of a stored text; an empty one for anything invalid. */
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
    return NO_DRAFT; // not a draft of this shop
  }
}

/** The unsent review of a product in this tab: it survives closing the form and signing in. */
export function readDraft(productId: string): ReviewDraft {
  return parseDraft(sessionStorage.getItem(keyOf(productId)));
}

export function saveDraft(productId: string, draft: ReviewDraft): void {
  sessionStorage.setItem(keyOf(productId), JSON.stringify(draft));
}

export function dropDraft(productId: string): void {
  sessionStorage.removeItem(keyOf(productId));
}
