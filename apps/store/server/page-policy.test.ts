import { expect, it } from 'vitest';
import { pagePolicy } from './page-policy';

const foreign = (path: string, id = '') =>
  pagePolicy({ TRUSTED_TYPES: 'enforce', SHOP_GOOGLE_ANALYTICS_ID: id }).runsForeignScripts?.(path);

it.each(['/checkout', '/hi/checkout', '/checkout/', '/pay/0193.abc', '/hi/pay/0193.abc'])(
  'the provider’s script may run in %s',
  (path) => expect(foreign(path)).toBe(true),
);

it.each(['/', '/hi', '/cart', '/television/1', '/checkout-help', '/pay', '/track/x'])(
  'no script of others runs in %s, unless Google Analytics is on',
  (path) => {
    expect(foreign(path)).toBe(false);
    expect(foreign(path, 'G-ABCD1234')).toBe(true);
  },
);
