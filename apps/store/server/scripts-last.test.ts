import { describe, expect, it } from 'vitest';
import { scriptsLast } from './scripts-last';

const ENTRY = '<script type="module" async="" src="/assets/entry.js"></script>';

describe('putting scripts last', () => {
  it('moves script preloads beside the entry script, in order, and leaves pictures and fonts in the head', () => {
    const page =
      '<head><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/face.woff2" as="font"/>' +
      `<link rel="modulepreload" href="/b.js"/></head><body><img src="/tv.webp"/>${ENTRY}<script>1</script></body>`;
    expect(scriptsLast(page)).toBe(
      '<head><link rel="preload" href="/face.woff2" as="font"/></head><body><img src="/tv.webp"/>' +
        `<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>${ENTRY}<script>1</script></body>`,
    );
  });
  it('leaves a page without an entry script unchanged', () => {
    const page = '<head><link rel="modulepreload" href="/a.js"/></head><body>Failed</body>';
    expect(scriptsLast(page)).toBe(page);
  });
});
