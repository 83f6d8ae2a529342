import { describe, expect, it } from 'vitest';
import { dropUnusedColors } from './drop-unused-colors';

const drop = (css: string, scripts = '') => dropUnusedColors({ 'a.css': css }, scripts)['a.css'];

describe('dropUnusedColors', () => {
  it('drops a color that nothing uses, and only that', () => {
    expect(
      drop(':root{--mantine-color-pink-1:#f00;--page:#fff;--mantine-color-pink-2:#0f0}a{color:var(--page)}'),
    ).toBe(':root{--page:#fff;}a{color:var(--page)}');
  });

  it('keeps a color that a rule uses, and those its value uses in any scheme', () => {
    const css =
      ':root{--mantine-color-a-1:#fff;--mantine-color-a-2:#000;--mantine-color-error:var(--mantine-color-a-1)}' +
      '.dark{--mantine-color-error:var(--mantine-color-a-2)}p{color:var(--mantine-color-error)}';
    expect(drop(css)).toBe(css);
  });

  it('drops two colors that only use each other', () => {
    expect(
      drop(':root{--mantine-color-a:var(--mantine-color-b);--mantine-color-b:var(--mantine-color-a)}'),
    ).toBe(':root{}');
  });

  it('keeps a color that another sheet or a script uses', () => {
    const declared = ':root{--mantine-color-gray-3:#eee}';
    expect(drop(declared, 'style({color:"var(--mantine-color-gray-3)"})')).toBe(declared);
    const both = dropUnusedColors({ a: declared, b: 'p{color:var(--mantine-color-gray-3)}' }, '');
    expect(both).toEqual({ a: declared, b: 'p{color:var(--mantine-color-gray-3)}' });
  });

  it('keeps the variants of a color that a script names, not those of others', () => {
    const css =
      ':root{--mantine-color-red-light:#fdd;--mantine-color-lime-light:#dfd;--mantine-color-red-3:#f99}';
    expect(drop(css, 'show({color:"red"})')).toBe(':root{--mantine-color-red-light:#fdd;}');
    expect(drop(css, 'show("reduced")')).toBe(':root{}');
  });

  it('keeps the scheme, which is no color', () => {
    expect(drop(':root{--mantine-color-scheme:dark}')).toBe(':root{--mantine-color-scheme:dark}');
  });
});
