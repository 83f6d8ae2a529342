import { afterEach, expect, it, vi } from 'vitest';
import { addDefaultPolicy } from './add-default-policy';

afterEach(() => vi.unstubAllGlobals());

it('lets text through, and no markup', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  addDefaultPolicy();
  const [name, rules] = createPolicy.mock.calls[0] as [string, { createHTML(text: string): string | null }];
  expect(name).toBe('default');
  expect([rules.createHTML('&#8203;'), rules.createHTML('<img src=x onerror=alert(1)>')]).toEqual([
    '&#8203;',
    null,
  ]);
});

it('does nothing where the browser has no Trusted Types', () => {
  vi.stubGlobal('window', {});
  expect(addDefaultPolicy).not.toThrow();
});
