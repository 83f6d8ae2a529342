import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast-ratio';
import { contrastPairs, schemes } from './tokens';
import { tokensCss } from './tokens-css';

describe.each(Object.entries(schemes))('the %s scheme', (_name, scheme) => {
  it.each(contrastPairs)('shows %s on %s with a contrast of at least %d', (fore, back, ratio) => {
    expect(contrastRatio(scheme[fore], scheme[back])).toBeGreaterThanOrEqual(ratio);
  });
});

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a colour on itself, in either order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrastRatio('#4338ca', '#4338ca')).toBe(1);
  });
});

const tokensFile = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const plain = (css: string) => css.replace(/\s+/g, ' ').replaceAll('"', "'");

describe('tokens.css', () => {
  it('equals the output of tokens.ts', () => {
    expect(plain(tokensFile)).toBe(plain(tokensCss()));
  });

  it('has the dark colours on screens only, so that pages are printed light', () => {
    expect(plain(tokensCss())).toMatch(/@media screen ?\{ ?html:root\[data-mantine-color-scheme='dark'\]/);
    expect(plain(tokensCss())).not.toContain("data-mantine-color-scheme='light'");
  });
});
