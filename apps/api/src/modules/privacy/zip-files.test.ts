import { expect, it } from 'vitest';
import { readZip } from '../../testing/read-zip';
import { zipFiles } from './zip-files';

it('writes an archive whose directory names every file, with its content and checksum', () => {
  const long = 'अ'.repeat(10_000);
  const entries = [
    { name: 'account.json', content: Buffer.from('{"a":1}') },
    { name: 'invoices/1.pdf', content: Buffer.from(long) },
    { name: 'empty.json', content: Buffer.alloc(0) },
  ];
  const archive = zipFiles(entries, new Date('2026-11-24T10:20:30.000Z'));
  const read = [...readZip(archive)].map(([name, content]) => ({ name, content }));
  expect(read).toEqual(entries);
  expect(archive.length).toBeLessThan(long.length);
  expect([archive.readUInt16LE(10), archive.readUInt16LE(12)]).toEqual([
    (10 << 11) | (20 << 5) | 15,
    (46 << 9) | (11 << 5) | 24,
  ]);
});
