import englishMessages from 'ra-language-english';
import { defaultI18nProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { i18nProvider } from './i18n-provider';

/** Returns the dotted keys of all texts. */
const keysOf = (texts: object, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${before}${key}.`) : `${before}${key}`,
  );

const NAMES = { name: 'orders', id: '$& 7', length: 3, page: 2, field: null, min: 1, max: 0, count: 12 };
const OPTIONS = [undefined, {}, NAMES, ...[0, 1, 2].map((smart_count) => ({ ...NAMES, smart_count }))];

test.each(OPTIONS)('every text is that of react-admin with %j', (options) => {
  const keys = keysOf(englishMessages).filter((key) => key !== 'ra.message.invalid_form');
  expect(keys.length).toBeGreaterThan(150);
  const more = [
    '',
    'ra',
    'ra.none',
    'ra.action.toString',
    'One %{name}||||%{smart_count} %{name}',
    'Plain text.',
  ];
  for (const key of [...keys, ...more])
    expect(i18nProvider.translate(key, options), key).toBe(defaultI18nProvider.translate(key, options));
});

test.each(['Orders', 'One order |||| %{smart_count} orders', 7, null])(
  'the fallback %j of a key without a text is used as react-admin uses it',
  (fallback) => {
    for (const options of [{ _: fallback }, { _: fallback, smart_count: 1 }, { _: fallback, smart_count: 4 }])
      expect(i18nProvider.translate('resources.orders.name', options)).toBe(
        defaultI18nProvider.translate('resources.orders.name', options),
      );
  },
);

test('an invalid form says what to do', () => {
  expect(i18nProvider.translate('ra.message.invalid_form')).toBe('Please check the highlighted fields.');
});
