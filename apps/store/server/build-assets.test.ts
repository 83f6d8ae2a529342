import { describe, expect, it } from 'vitest';
import { routeIdOf, toBuildAssets } from './build-assets';

describe('routeIdOf', () => {
  it('converts the name of a route file to the id of its route', () => {
    expect(routeIdOf('index')).toBe('/');
    expect(routeIdOf('television.$id')).toBe('/television/$id');
    expect(routeIdOf('televisions.index')).toBe('/televisions/');
    expect(routeIdOf('_signed-in/checkout')).toBe('/_signed-in/checkout');
  });
});

describe('toBuildAssets', () => {
  it('gives each route the styles and scripts that the entry has not loaded already', () => {
    const built = {
      'src/entry-client.tsx': {
        file: 'assets/entry.js',
        isEntry: true,
        imports: ['_react.js'],
        css: ['assets/entry.css'],
      },
      '_react.js': { file: 'assets/react.js' },
      '_form.js': { file: 'assets/form.js', css: ['assets/form.css'], imports: ['_react.js'] },
      'src/routes/signin.tsx?tsr-split=component': {
        file: 'assets/signin.js',
        imports: ['_form.js', 'src/entry-client.tsx'],
      },
    };
    const { manifest, assets } = toBuildAssets(built, (href) => `styles of ${href}`);
    expect(manifest.routes).toEqual({
      __root__: { scripts: [{ attrs: { type: 'module', async: true, src: '/assets/entry.js' } }] },
    });
    expect(Object.fromEntries(assets)).toEqual({
      __root__: {
        styles: [{ href: '/assets/entry.css', css: 'styles of /assets/entry.css' }],
        scripts: ['/assets/react.js'],
      },
      '/signin': {
        styles: [{ href: '/assets/form.css', css: 'styles of /assets/form.css' }],
        scripts: ['/assets/form.js', '/assets/signin.js'],
      },
    });
  });
  it('refuses a build without an entry', () => {
    expect(() => toBuildAssets({}, () => '')).toThrow('The client build has no entry.');
  });
});
