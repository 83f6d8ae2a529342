import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WEBHOOK_PAYLOADS } from '@aabha/contracts/webhooks/webhook-payloads';

const page = readFileSync(new URL('../../../../../docs/spec/webhooks.md', import.meta.url), 'utf8');

it.each(Object.entries(WEBHOOK_PAYLOADS))('%s is documented with each of its fields', (type, { shape }) => {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${type}\` `));
  expect(row).toBeDefined();
  expect(Object.keys(shape).filter((field) => !row?.includes(`\`${field}\``))).toEqual([]);
});
