/** The path under which "Page not found" is rendered for all unknown paths. */
export const NOT_FOUND_PATH = '/page-not-found';
