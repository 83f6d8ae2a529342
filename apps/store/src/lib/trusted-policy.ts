interface Rules {
  createHTML?: (html: string) => string;
  createScriptURL?: (url: string) => string;
}
/** Trusted values are strings to TypeScript: it knows no Trusted Types yet, and React and the DOM take both. */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

const asIs = (text: string) => text;

/**
 * Returns a Trusted Types policy; where the browser has none, one that returns its strings. Each name may be created once in a
 * document, and has to be in the list of `apps/store/server/page-policy.ts`.
 */
export function trustedPolicy(name: string, rules: Rules): Policy {
  const { trustedTypes } = window as Window & {
    trustedTypes?: { createPolicy(name: string, rules: Rules): Policy };
  };
  return trustedTypes?.createPolicy(name, rules) ?? { createHTML: asIs, createScriptURL: asIs, ...rules };
}
