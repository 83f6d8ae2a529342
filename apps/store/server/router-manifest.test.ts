import { describe, expect, it } from 'vitest';
import { routeIdOf, toRouterManifest } from './router-manifest';

describe('routeIdOf', () => {
  it('converts the name of a route file to the id of its route', () => {
    expect(routeIdOf('index')).toBe('/');
    expect(routeIdOf('television.$id')).toBe('/television/$id');
    expect(routeIdOf('televisions.index')).toBe('/televisions/');
    expect(routeIdOf('_signed-in/checkout')).toBe('/_signed-in/checkout');
  });
});

describe('toRouterManifest', () => {
  it('preloads for a route what the entry has not loaded already', () => {
    const manifest = {
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
    expect(toRouterManifest(manifest).routes).toEqual({
      __root__: {
        preloads: ['/assets/react.js', '/assets/entry.js'],
        css: ['/assets/entry.css'],
        scripts: [{ attrs: { type: 'module', async: true, src: '/assets/entry.js' } }],
      },
      '/signin': { preloads: ['/assets/form.js', '/assets/signin.js'], css: ['/assets/form.css'] },
    });
  });
  it('refuses a build without an entry', () => {
    expect(() => toRouterManifest({})).toThrow('The client build has no entry.');
  });
});
