import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runtimePackages } from './runtime-packages';

const root = mkdtempSync(join(tmpdir(), 'aabha-packages-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const install = (path: string, manifest: object = {}) =>
  write(
    `${path}/package.json`,
    JSON.stringify({ name: path.split('node_modules/').at(-1), version: '1.0.0', ...manifest }),
  );

write(
  'apps/api/dist/main.js',
  "import web from 'web'; import { a } from '@scope/native/sub'; import 'fs'; import './x.js';",
);
write('apps/api/package.json', JSON.stringify({ dependencies: { driver: '1' } }));
install('node_modules/web', {
  dependencies: { inner: '1' },
  peerDependencies: { typescript: '5', peer: '1', driver: '1', 'other-driver': '1' },
  peerDependenciesMeta: { driver: { optional: true }, 'other-driver': { optional: true } },
});
install('node_modules/driver');
install('node_modules/other-driver');
install('node_modules/web/node_modules/inner', { version: '2.0.0' });
install('node_modules/inner');
install('node_modules/peer');
install('node_modules/typescript');
install('node_modules/@scope/native', {
  dependencies: { '@scope/native-linux': '1' },
  optionalDependencies: { '@scope/native-linux': '1', '@scope/native-mac': '1' },
});
install('node_modules/@scope/native-linux');
install('node_modules/unused');

describe('packages that production needs', () => {
  it('are those the bundles import, with what these need, as Node.js resolves them', () => {
    const paths = runtimePackages(root, ['apps/api/dist']).map(({ path, version }) => `${path} ${version}`);
    expect(paths).toEqual([
      'node_modules/@scope/native 1.0.0',
      'node_modules/@scope/native-linux 1.0.0',
      'node_modules/driver 1.0.0',
      'node_modules/peer 1.0.0',
      'node_modules/web 1.0.0',
      'node_modules/web/node_modules/inner 2.0.0',
    ]);
  });

  it('are refused when one is missing', () => {
    write('apps/store/dist/main.js', "import 'nowhere';");
    expect(() => runtimePackages(root, ['apps/store/dist'])).toThrow(
      'apps/store/dist needs nowhere, which is not installed.',
    );
  });
});
