import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { anchorsOf, checkDocReferences, findBrokenReferences } from './doc-references';

/* Put together, so that the check does not take them for references of this file. */
const GUIDE = ['docs', 'guide.md'].join('/');
const OTHER = ['docs', 'other.md'].join('/');
const MISSING = ['docs', 'none.md'].join('/');
const SECTION = '\u00a7';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** Makes a repository of these files and returns its root. */
function repository(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'doc-references-'));
  roots.push(root);
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

const PAGE = '# The guide\n\n## Who may call what\n\n## Texts\n';
const brokenOf = (files: Readonly<Record<string, string>>) =>
  findBrokenReferences(repository({ [GUIDE]: PAGE, ...files })).map(
    ({ file, line, reference, problem }) => `${file}:${line} ${reference}, ${problem}`,
  );

describe('the anchors of a page', () => {
  it.each([
    ['## Change of e-mail', 'change-of-e-mail'],
    ['## What is `deleted`, and when?', 'what-is-deleted-and-when'],
    ['# 015: Limits per account', '015-limits-per-account'],
    ['### See [the page](other.md) ###', 'see-the-page'],
    ['## snake_case & more', 'snake_case--more'],
  ])('of %j is %j', (heading, anchor) => expect([...anchorsOf(heading)]).toEqual([anchor]));

  it('number headings that repeat, and leave out what stands in code', () => {
    const page = '## Texts\n\n```sh\n# no heading\n```\n\n## Texts\n';
    expect([...anchorsOf(page)]).toEqual(['texts', 'texts-1']);
  });
});

describe('references to the docs', () => {
  it('resolve to a page, and to a heading of it', () => {
    expect(
      brokenOf({
        'src/a.ts': `/** As in ${GUIDE}#who-may-call-what and ${GUIDE}. */`,
        'README.md': `[guide](${GUIDE}#texts), [here](#start), [folder](docs/)\n\n## Start\n`,
        [OTHER]: '[guide](guide.md), [up](../README.md#start), [web](https://example.com/x.md#y)',
      }),
    ).toEqual([]);
  });

  it('are broken in code, tests and pages where the file or the heading is missing', () => {
    expect(
      brokenOf({
        'src/a.ts': `\n// ${GUIDE}#gone`,
        'src/a.test.ts': `it('does as ${MISSING} says', () => {});`,
        [OTHER]: 'Text.\n\n[no file](nowhere.md)\n[no heading](guide.md#gone) [nor here](#gone)\n',
      }),
    ).toEqual([
      `${OTHER}:3 nowhere.md, there is no such file`,
      `${OTHER}:4 guide.md#gone, there is no such heading`,
      `${OTHER}:4 ${OTHER}#gone, there is no such heading`,
      `src/a.test.ts:1 ${MISSING}, there is no such file`,
      `src/a.ts:2 ${GUIDE}#gone, there is no such heading`,
    ]);
  });

  it('are not looked for in examples of Markdown, installed packages and built files', () => {
    expect(
      brokenOf({
        '.gitignore': 'node_modules\ndist\n',
        'README.md': 'Write `[a](b.md)`.\n\n```md\n[a](c.md)\n```\n',
        'node_modules/x/README.md': '[a](d.md)',
        'apps/store/dist/x.js': `// ${GUIDE}#gone`,
      }),
    ).toEqual([]);
  });

  it('name a page, not the number of a section', () => {
    expect(brokenOf({ 'src/a.ts': `/** Ends the session (decisions ${SECTION}4). */` })).toEqual([
      `src/a.ts:1 ${SECTION}4, name a page of docs/spec and its heading`,
    ]);
  });

  it('fail the check with a line each', async () => {
    const root = repository({ [GUIDE]: PAGE, 'src/a.ts': `// ${GUIDE}#gone` });
    expect(await checkDocReferences(root)).toEqual({
      ok: false,
      output: `src/a.ts:1: ${GUIDE}#gone: there is no such heading\n`,
    });
  });
});
