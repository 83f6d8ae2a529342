export interface ReviewDraft {
  rating: number | undefined;
  title: string;
  comment: string;
}

export const NO_DRAFT: ReviewDraft = { rating: undefined, title: '', comment: '' };

// With the prefix of form drafts, which signing out deletes, as does signing in as another person.
const keyOf = (productId: string) => `typed:review:${productId}`;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the draft of a stored text; an empty one for anything invalid, and for that of another person. */
export function parseDraft(stored: string | null, reader: string): ReviewDraft {
  if (stored === null) return NO_DRAFT;
  try {
    const { owner, rating, title, comment } = JSON.parse(stored) as Record<string, unknown>;
    if (textOf(owner) !== '' && owner !== reader) return NO_DRAFT;
    return {
      rating: typeof rating === 'number' ? rating : undefined,
      title: textOf(title),
      comment: textOf(comment),
    };
  } catch {
    return NO_DRAFT; // not a draft of this shop
  }
}

/**
 * Returns the unsent review of a product in this tab: it survives closing the form and signing in. `reader` is the person's id,
 * or empty for a visitor; what a visitor typed is for whoever signs in.
 */
export function readDraft(productId: string, reader: string): ReviewDraft {
  return parseDraft(sessionStorage.getItem(keyOf(productId)), reader);
}

export function saveDraft(productId: string, owner: string, draft: ReviewDraft): void {
  sessionStorage.setItem(keyOf(productId), JSON.stringify({ owner, ...draft }));
}

export function dropDraft(productId: string): void {
  sessionStorage.removeItem(keyOf(productId));
}
