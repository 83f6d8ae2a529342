interface MatchWithData {
  loaderData?: unknown;
}

/** Returns 'Sign in · ‹shop›'. The shop's name comes from its settings, which the root route loads. */
export function pageTitle(matches: readonly MatchWithData[], title: string): { title: string } {
  const root = matches[0]?.loaderData;
  const name = typeof root === 'object' && root !== null && 'name' in root ? String(root.name) : '';
  return { title: name ? `${title} · ${name}` : title };
}
