import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['apps/store/src', 'apps/api/src', 'apps/admin/src'];
/** Texts of the specification, to the letter (docs/spec/products.md#claims). */
const SPECIFIED = [
  /Free delivery in 3-5 business days/g,
  /7 days return policy/g,
  /30-day money back guarantee/g,
];

function sourcesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !file.name.includes('.test.'))
    .map((file) => join(file.parentPath, file.name));
}

/** Lines that promise a number of days by themselves, as `file: text`. */
function promisesIn(file: string): string[] {
  const text = SPECIFIED.reduce((rest, exact) => rest.replaceAll(exact, ''), readFileSync(file, 'utf8'))
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ');
  const found = text.matchAll(
    /\b(?:\d+ (?:to|or|-) )?\d+ (?:working|business) days|within \d+ days of delivery|\w+ working days?/gi,
  );
  return [...found].map(([promise]) => `${file.slice(ROOT.length + 1)}: ${promise}`);
}

describe('what the shop promises', () => {
  it('stands in one place, and nowhere else in pages, screens and mails', () => {
    const found = FOLDERS.flatMap(sourcesBelow).flatMap(promisesIn);
    expect(found).toEqual([]);
  });
});
