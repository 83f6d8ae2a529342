import { expect, it } from 'vitest';
import { DEFAULT_TRUSTED_TYPES_SCRIPT } from './default-trusted-types-script';

type Rule = (text: string) => string | null;
type Rules = Record<'createHTML' | 'createScriptURL' | 'createScript', Rule>;

/** Runs the script of the head where the browser has Trusted Types; returns the policy that it makes. */
function policy(): Rules {
  const made: Rules[] = [];
  const trustedTypes = { createPolicy: (_name: string, rules: Rules) => made.push(rules) };
  const location = { href: 'https://shop.example/television/1', origin: 'https://shop.example' };
  new Function('window', 'trustedTypes', 'location', DEFAULT_TRUSTED_TYPES_SCRIPT)(
    { trustedTypes },
    trustedTypes,
    location,
  );
  const [first] = made;
  if (!first) throw new Error('No policy was made.');
  return first;
}

it('the default policy lets through no markup but an empty script element', () => {
  const { createHTML } = policy();
  for (const text of ['', 'Asha & sons', '*, *::before {transition: none}', '<script></script>'])
    expect(createHTML(text)).toBe(text);
  for (const text of ['<b>x</b>', '<img src=x onerror=alert(1)>', '<script>1</script>', ' <script></script>'])
    expect(createHTML(text), text).toBeNull();
});

it('it lets through scripts of our own origin only, and no code', () => {
  const { createScriptURL, createScript } = policy();
  expect(createScriptURL('/service-worker.js')).toBe('/service-worker.js');
  for (const url of ['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,1', 'blob:x'])
    expect(createScriptURL(url), url).toBeNull();
  expect(createScript('')).toBe('');
  expect(createScript('alert(1)')).toBeNull();
});

it('does nothing in a browser without Trusted Types', () => {
  expect(() => new Function('window', DEFAULT_TRUSTED_TYPES_SCRIPT)({})).not.toThrow();
});
