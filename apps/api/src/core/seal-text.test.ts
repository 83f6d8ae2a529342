import { expect, it } from 'vitest';
import { openText, sealText } from './seal-text';

const config = { TOKEN_SECRET: 'a secret for tests that is long enough' };

it('opens with the same key and for the same purpose only, and never looks the same twice', () => {
  const sealed = sealText(config, 'webhook-secret', 'whsec_आभा');
  expect(sealed).not.toBe(sealText(config, 'webhook-secret', 'whsec_आभा'));
  expect(openText(config, 'webhook-secret', sealed)).toBe('whsec_आभा');
  expect(() => openText(config, 'erasure-mail', sealed)).toThrow();
  expect(() => openText({ TOKEN_SECRET: 'another' }, 'webhook-secret', sealed)).toThrow();
});
