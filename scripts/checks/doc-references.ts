import { readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Finished } from './run-node';
import { trackedFiles } from './tracked-files';

const CHECKED_FILES = /\.(?:[cm]?[jt]sx?|css|html|md|py|sh|sql)$/;
/** A page named from the root of the repository, as comments and tests do. */
const DOC_PATH = /(?<![\w./-])docs\/[\w./-]*\.md(?:#[\w-]+)?/g;
/** The target of an inline link or image, or of a link definition. */
const LINK_TARGET = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|^\[[^\]]+\]:\s*(\S+)/gm;
const EXTERNAL = /^(?:[a-z][a-z+.-]*:|\/\/)/i;
const FENCED_CODE = /^(```|~~~)[\s\S]*?^\1/gm;
const INLINE_CODE = /`[^`\n]*`/g;
const SECTION_SIGN = /\u00a7\s?\d/;

/** A reference that leads nowhere; `file` is relative to the root, with forward slashes. */
interface BrokenReference {
  file: string;
  line: number;
  reference: string;
  problem: string;
}

/** Returns the anchors of a Markdown page's headings, made as GitHub makes them. */
export function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of markdown
    .replaceAll(FENCED_CODE, '')
    .matchAll(/^#{1,6}[ \t]+(.+?)[ \t]*#*$/gm)) {
    const slug = heading
      .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let repeat = 1; anchors.has(anchor); repeat += 1) anchor = `${slug}-${repeat}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** A reference as it is written, the page it means, relative to the root, and where it stands in the text. */
interface Reference {
  written: string;
  path: string;
  anchor: string | undefined;
  index: number;
}

function toReference(written: string, folder: string, index: number): Reference {
  const [page = '', anchor] = written.split('#');
  return { written, path: posix.normalize(posix.join(folder, decodeURI(page))), anchor, index };
}

/** Blanks out code, so that the positions of everything else stay. */
const withoutCode = (markdown: string) =>
  [FENCED_CODE, INLINE_CODE].reduce(
    (text, code) => text.replaceAll(code, (found) => found.replaceAll(/[^\n]/g, ' ')),
    markdown,
  );

/** Returns every `docs/….md` reference of a file, and of a Markdown file its relative links, too. */
function referencesOf(file: string, text: string): Reference[] {
  const named = [...text.matchAll(DOC_PATH)].map((found) => toReference(found[0], '', found.index));
  if (!file.endsWith('.md')) return named;
  const links = [...withoutCode(text).matchAll(LINK_TARGET)].flatMap((found) => {
    const target = found[1] ?? found[2] ?? '';
    if (EXTERNAL.test(target)) return [];
    return target.startsWith('#')
      ? [toReference(file + target, '', found.index)]
      : [toReference(target, dirname(file), found.index)];
  });
  /* A link from the root is found as a path as well. */
  const isLink = new Set(links.map(({ path, anchor }) => `${path}#${anchor ?? ''}`));
  return [...links, ...named.filter(({ path, anchor }) => !isLink.has(`${path}#${anchor ?? ''}`))];
}

/** Tells what is wrong with a reference; each page is read once. */
function problemFinder(root: string): (reference: Reference) => string | undefined {
  const anchors = new Map<string, Set<string>>();
  return ({ path, anchor }) => {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    if (!found) return 'there is no such file';
    if (anchor === undefined || !path.endsWith('.md')) return undefined;
    const known = anchors.get(path) ?? anchorsOf(readFileSync(join(root, path), 'utf8'));
    anchors.set(path, known);
    return known.has(anchor) ? undefined : 'there is no such heading';
  };
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Returns the references of all files that lead nowhere, and the sections that are named by number instead of a page. */
export function findBrokenReferences(root: string): BrokenReference[] {
  const problemOf = problemFinder(root);
  const files = trackedFiles(root).filter((file) => CHECKED_FILES.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const broken = referencesOf(file, text).flatMap((reference) => {
      const problem = problemOf(reference);
      return problem === undefined
        ? []
        : [{ file, line: lineOf(text, reference.index), reference: reference.written, problem }];
    });
    const numbered = text.split('\n').flatMap((content, index) => {
      const sign = SECTION_SIGN.exec(content)?.[0];
      return sign === undefined
        ? []
        : [{ file, line: index + 1, reference: sign, problem: 'name a page of docs/spec and its heading' }];
    });
    return [...broken, ...numbered];
  });
}

/** Fails when a reference to a page or heading of the docs leads nowhere. */
export function checkDocReferences(root: string): Promise<Finished> {
  const broken = findBrokenReferences(root);
  const output = broken
    .map(({ file, line, reference, problem }) => `${file}:${line}: ${reference}: ${problem}\n`)
    .join('');
  return Promise.resolve({ ok: broken.length === 0, output });
}
