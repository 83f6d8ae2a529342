import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSupportedSpdxId } from '@cyclonedx/cyclonedx-library/SPDX';
import { shippedPackages, type ShippedPackage } from './shipped-packages';

const isExpression = (licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(/ (?:AND|OR) /)
    .every(isSupportedSpdxId);

/** A licence as its authors state it: an identifier of SPDX, an expression of them, or a name that SPDX does not know. */
function licenseOf(licence: string) {
  if (isSupportedSpdxId(licence)) return { license: { id: licence } };
  return isExpression(licence) ? { expression: licence } : { license: { name: licence } };
}

/** npm's address of a package (https://github.com/package-url/purl-spec): the `@` of a scope is escaped. */
const purlOf = ({ name, version }: ShippedPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function componentOf(shipped: ShippedPackage) {
  const { name, version, licence, integrity, isOptional } = shipped;
  const [, digest = ''] = integrity.split('sha512-');
  return {
    type: 'library',
    'bom-ref': purlOf(shipped),
    ...{ name, version, scope: isOptional ? 'optional' : 'required' },
    ...(digest && { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
    ...(licence && { licenses: [licenseOf(licence)] }),
    purl: purlOf(shipped),
  };
}

/**
 * Returns the bill of materials of a release in CycloneDX 1.6: all packages that are installed with it or bundled into it.
 * Without a time or a serial number, so that the same sources give the same bytes.
 */
export function sbomOf(root: string, version: string) {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    metadata: {
      component: { type: 'application', 'bom-ref': `aabha@${version}`, name: 'aabha', version },
    },
    components: shippedPackages(root).map(componentOf),
  };
}

/** Writes the bill of materials into a release. */
export function writeSbom(root: string, release: string, version: string): void {
  writeFileSync(join(release, 'sbom.cdx.json'), `${JSON.stringify(sbomOf(root, version), null, 2)}\n`);
}
