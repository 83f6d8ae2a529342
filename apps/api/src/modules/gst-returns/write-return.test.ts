import { expect, it } from 'vitest';
import type { ReturnDocument } from '@aabha/contracts/gstr1/return-document';
import { returnDocument } from '@aabha/contracts/gstr1/testing/return-documents';
import { demoSettings } from '@aabha/contracts/shop-settings/settings';
import { writeReturn } from './write-return';

const SMALL = returnDocument({ pos: '29', sold: [{ grossPaise: 11_800_00 }] });
const PAGE: readonly ReturnDocument[] = Array.from({ length: 500 }, () => SMALL);

function* pagesOf(count: number) {
  for (let page = 0; page < count; page += 1) yield PAGE;
}

async function piecesOf(pages: number): Promise<string[]> {
  async function* read() {
    yield* pagesOf(pages);
  }
  const pieces: string[] = [];
  for await (const piece of writeReturn(demoSettings(), { period: '2025-09', pages: read() }))
    pieces.push(piece);
  return pieces;
}

it('begins before a document is read', async () => {
  let isRead = false;
  async function* read() {
    isRead = true;
    yield* pagesOf(1);
  }
  const pieces = writeReturn(demoSettings(), { period: '2025-09', pages: read() });
  expect((await pieces.next()).value).toMatch(/^\{"gstin":.*"fp":"092025"/);
  expect(isRead).toBe(false);
});

it('has a line break for every 10,000 documents in a row that are only added up, and is the same JSON', async () => {
  const small = await piecesOf(19);
  expect(small).toHaveLength(2);
  const large = await piecesOf(40);
  expect(large.filter((piece) => piece === '\n')).toHaveLength(2);
  expect(JSON.parse(large.join(''))).toMatchObject({ fp: '092025', b2cs: [{ txval: 2_00_000_000 }] });
});
