/** The path under which "Page not found" is rendered for all paths that no route has. */
export const NOT_FOUND_PATH = '/page-not-found';
