import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { trackedFiles } from '../checks/tracked-files';

const ROOT = join(import.meta.dirname, '../..');
/** Code that runs in a shop. Stand-ins, tests and demo data protect nothing. */
const SHIPPED = /^(?:apps\/[^/]+\/(?:src|server)|packages\/(?!embedded)[^/]+\/src)\/.*\.tsx?$/;
const NOT_SHIPPED = /\.(?:test|spec)\.|\/testing\/|\/seed\//;
const CRYPTOGRAPHY =
  /\b(?:createHash|createHmac|createCipheriv|createSign|scrypt|hkdf|SignJWT)\(|@node-rs\/argon2/;

it('the page about cryptography names each file that hashes, signs or encrypts, and no other file', () => {
  const page = readFileSync(join(ROOT, 'docs/spec/cryptography.md'), 'utf8');
  const named = [...page.matchAll(/`((?:apps|packages)\/[^`]+\.ts)`/g)].map(([, file = '']) => file);
  const found = trackedFiles(ROOT).filter(
    (file) =>
      SHIPPED.test(file) &&
      !NOT_SHIPPED.test(file) &&
      CRYPTOGRAPHY.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(found.length).toBeGreaterThan(20);
  expect([...new Set(named)].toSorted()).toEqual(found.toSorted());
});
