interface TextPolicy {
  createHTML(text: string): string | null;
}
type PolicyFactory = { createPolicy(name: 'default', rules: TextPolicy): unknown };

/**
 * Adds the Trusted Types policy of what libraries write as HTML: text without markup, such as the zero-width space that keeps the height
 * of Material UI's fields. Everything else is blocked and reported (docs/decisions/057-trusted-types.md).
 */
export function addDefaultPolicy(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
}
