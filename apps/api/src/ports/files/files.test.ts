import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FilesPort } from './files';
import { folderFiles } from './folder-files';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aabha-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Every adapter, with functions that open it and read a stored file. */
const ADAPTERS: Record<string, { open(): FilesPort; read(name: string): Promise<Buffer> }> = {
  folder: {
    open: () => folderFiles(join(folder, 'made', 'when needed')),
    read: (name) => readFile(join(folder, 'made', 'when needed', name)),
  },
};

describe.each(Object.entries(ADAPTERS))('files in a %s', (_, adapter) => {
  it('exist with their content once put', async () => {
    const files = adapter.open();
    expect(await files.has('a.jpg')).toBe(false);
    await files.put('a.jpg', Buffer.from('a picture'), 'image/jpeg');
    expect(await files.has('a.jpg')).toBe(true);
    expect((await adapter.read('a.jpg')).toString()).toBe('a picture');
  });

  it('may be put concurrently', async () => {
    const files = adapter.open();
    const content = Buffer.alloc(200_000, 7);
    await Promise.all(Array.from({ length: 20 }, () => files.put('same.webp', content, 'image/webp')));
    expect(await adapter.read('same.webp')).toEqual(content);
  });

  it('have plain names that cannot leave the folder', async () => {
    const files = adapter.open();
    for (const name of ['../out.jpg', '/etc/passwd', 'in/side.jpg', '..', '.hidden'])
      await expect(files.put(name, Buffer.from('x'), 'image/jpeg')).rejects.toThrow('no file name');
  });
});

describe('a folder of files', () => {
  it('contains only the files', async () => {
    const files = folderFiles(folder);
    await files.put('b.webp', Buffer.from('x'), 'image/webp');
    expect(await readdir(folder)).toEqual(['b.webp']);
  });
});
