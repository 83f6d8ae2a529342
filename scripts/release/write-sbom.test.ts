import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
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

test('is valid against the schema of CycloneDX 1.6', () => {
  const schemas = join(root, 'node_modules/@cyclonedx/cyclonedx-library/res/schema');
  const read = (name: string) =>
    JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8')) as object;
  /* Formats such as `iri-reference` are not checked: we write none. */
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(read(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  const validate = ajv.compile(read('bom-1.6'));
  expect(validate(sbom), ajv.errorsText(validate.errors)).toBe(true);
  expect(validate({ ...sbom, components: [{ type: 'library' }] })).toBe(false);
});
