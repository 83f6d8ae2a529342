import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The newest release for Node 20. */
const STRYKER = '9.6.1';
const OWN = '@aabha';

/**
 * Installs Stryker beside the project, once, and returns its folder. It is no dependency of the project: it brings 200
 * packages that nothing else needs. Tests run on the project's own Vitest.
 */
export function installStryker(root: string): string {
  const folder = join(tmpdir(), `aabha-stryker-${STRYKER}`);
  const modules = join(folder, 'node_modules');
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${STRYKER}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'mutation', private: true }));
  process.stdout.write(`Installing Stryker ${STRYKER} into ${folder}…\n`);
  const { version } = createRequire(join(root, 'package.json'))('vitest/package.json') as { version: string };
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages, `vitest@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(join(modules, 'vitest'), { recursive: true, force: true });
  symlinkSync(join(root, 'node_modules/vitest'), join(modules, 'vitest'));
  return folder;
}

const CONFIG = `import { defineConfig } from 'vitest/config';
export default defineConfig({
  test: {
    include: ['packages/contracts/src/**/*.test.ts', 'apps/api/src/core/{access-tables,may-call}.test.ts'],
    exclude: ['**/*.int.test.ts'],
    isolate: false,
  },
});
`;

/** Copies the project, uncommitted files included, to a folder of its own, since Stryker writes into the files that it mutates. */
export function copyProject(root: string, folder: string): void {
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '-z', 'packages', 'apps/api/src/core', 'tsconfig*.json'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  for (const path of listed.split('\0').filter(Boolean)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== OWN) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  mkdirSync(join(modules, OWN));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, OWN, name));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'vitest.config.ts'), CONFIG);
}
