import { readFileSync, writeFileSync } from 'node:fs';
import { breakingChanges } from '@aabha/api/rest/openapi/breaking-changes';
import { openApiDocument } from '@aabha/api/rest/openapi/openapi-document';
import type { ApiDocument } from '@aabha/api/rest/openapi/schema.types';
import { demoSettings } from '@aabha/contracts/shop-settings/settings';

/* Takes the API's description of today as what clients may rely on, and says what of that would break them. */
const file = new URL('../apps/api/openapi.json', import.meta.url);
const document = await openApiDocument(demoSettings().brand);

function acceptedBefore(): ApiDocument | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const before = acceptedBefore();
const broken = before ? breakingChanges(before, document) : [];
writeFileSync(file, `${JSON.stringify(document, null, 1)}\n`);
process.stdout.write(
  broken.length === 0
    ? 'Accepted. No client breaks.\n'
    : `Accepted. This breaks clients; name it in the commit:\n${broken.map((what) => `  ${what}\n`).join('')}`,
);
