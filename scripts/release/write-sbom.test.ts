import { expect, test } from 'vitest';
import { root } from '../install.mjs';
import { sbomOf } from './write-sbom';

const sbom = sbomOf(root, '0.1.0');
const componentOf = (wanted: string) => sbom.components.find(({ name }) => name === wanted);

test('names what is installed and what is bundled, and nothing that only builds or tests', () => {
  expect(componentOf('react-dom')).toMatchObject({
    type: 'library',
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }],
  });
  expect(componentOf('@trpc/server')?.purl).toMatch(/^pkg:npm\/%40trpc\/server@\d/);
  expect(componentOf('vitest')).toBeUndefined();
});

test('has each version of a package once and no time, so that two builds agree', () => {
  const refs = sbom.components.map((component) => component['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  expect(sbomOf(root, '0.1.0')).toEqual(sbom);
  expect(JSON.stringify(sbom)).not.toMatch(/timestamp|serialNumber/);
});
