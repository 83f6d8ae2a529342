import englishMessages from 'ra-language-english';
import type { I18nProvider } from 'react-admin';

const OWN: Readonly<Record<string, string>> = {
  'ra.message.invalid_form': 'Please check the highlighted fields.',
};

/** Returns the text of react-admin at a dotted key. */
function textOf(key: string): string | undefined {
  let found: unknown = englishMessages;
  for (const part of key.split('.'))
    found = Object.hasOwn(Object(found) as object, part)
      ? (found as Record<string, unknown>)[part]
      : undefined;
  return typeof found === 'string' ? found : undefined;
}

/**
 * Returns a text with its names in `%{}` filled in, in the singular or the plural where it has both and `smart_count` is given.
 * A key that has no text is a text itself, or that of `_`.
 */
function translate(key: string, options: Readonly<Record<string, unknown>> = {}): string {
  const { _: fallback, smart_count: count } = options;
  const text = OWN[key] ?? textOf(key) ?? (typeof fallback === 'string' ? fallback : key);
  const [singular = '', plural = singular] = count == null ? [text] : text.split('||||');
  const chosen = count == null ? text : (count === 1 ? singular : plural).trim();
  return chosen.replace(/%\{(.*?)\}/g, (written, name: string) => {
    const value = Object.hasOwn(options, name) ? options[name] : undefined;
    return value == null ? written : String(value);
  });
}

/**
 * The texts of react-admin, with ours where they differ. Its own provider brings 6 KB, most of it shims for browsers that the back office
 * does not support; a test compares every text with it.
 */
export const i18nProvider: I18nProvider = {
  translate,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};
