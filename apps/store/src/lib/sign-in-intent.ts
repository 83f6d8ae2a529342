const STORAGE_KEY = 'sign-in-intent';

/**
 * An action that a visitor started on a page and that needs a session. Contains no personal data but an id:
 * of a television, or the token of an offer, which the address of its page has too.
 */
export type SignInIntent =
  | {
      kind: 'cart';
      productId: string;
      quantity: number;
      /** The selected protection plan in months, 0 for none; undefined before the selection. */
      warrantyMonths?: number;
      /** Whether the television is bought alone instead of added to the cart. */
      isBuyNow?: boolean;
    }
  | { kind: 'review'; productId: string }
  | { kind: 'offer'; offer: string };

export interface StoredIntent {
  intent: SignInIntent;
  /** The id of the person whose session had ended, or empty for a visitor. */
  owner: string;
  createdAtMs: number;
  /** Set on the way back from signing in: the action resumes without a question. */
  isReady: boolean;
}

/** Returns the text of the stored intent; null without one. */
export const readIntentText = () => sessionStorage.getItem(STORAGE_KEY);
export const writeIntent = (stored: StoredIntent) =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored));

/** Stores an intent in this tab; it replaces an older one. */
export function storeIntent(intent: SignInIntent, owner: string): void {
  writeIntent({ intent, owner, createdAtMs: Date.now(), isReady: false });
}

export function forgetIntent(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}
