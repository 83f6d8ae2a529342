/**
 * The hash at which the form of a review opens, as after signing in to send the draft. It stands by itself, since the page
 * needs it before the form.
 */
export const WRITE_HASH = 'write-review';
