import { describe, expect, it } from 'vitest';
import { inlineStyles } from './inline-styles';

const styles = new Map([
  ['/assets/a.css', '.a{color:red}'],
  ['/assets/b.css', '.b{content:"$&"}'],
]);

describe('inlining styles', () => {
  it('replaces links by their styles, in order and unchanged', () => {
    const page =
      '<head><link rel="stylesheet" href="/assets/b.css" data-precedence="default"/><link rel="stylesheet" href="/assets/a.css"/></head>';
    expect(inlineStyles(page, styles)).toBe(
      '<head><style>.b{content:"$&"}</style><link rel="stylesheet" href="/assets/b.css" data-precedence="default" disabled=""/>' +
        '<style>.a{color:red}</style><link rel="stylesheet" href="/assets/a.css" disabled=""/></head>',
    );
  });

  it('leaves other links, and styles that would end their element', () => {
    const page =
      '<head><link rel="stylesheet" href="/elsewhere.css"/><link rel="icon" href="/assets/a.css"/></head>';
    expect(inlineStyles(page, styles)).toBe(page);
    const odd = new Map([['/elsewhere.css', '.x{content:"</style>"}']]);
    expect(inlineStyles(page, odd)).toBe(page);
  });

  it('changes nothing after the head', () => {
    const page = '<head></head><body><link rel="stylesheet" href="/assets/a.css"/></body>';
    expect(inlineStyles(page, styles)).toBe(page);
  });
});
