const OWN_ORIGIN = 'http://shop.invalid';

/** Returns the path to open after signing in if it is on this site, else the home page. */
export function safeReturnPath(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('/signin')) return '/';
  // Browsers read a backslash as a slash and drop tabs and line breaks.
  if (!URL.canParse(path, OWN_ORIGIN)) return '/';
  const { origin, pathname, search, hash } = new URL(path, OWN_ORIGIN);
  return origin === OWN_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
