import { describe, expect, it } from 'vitest';
import { arrangePictures, fileOfUrl } from './pictures.rules';
import { storedHashes } from './stored-hashes';

const present = new Map([
  ['a.jpg', 'A'],
  ['b.jpg', 'B'],
  ['c.jpg', 'C'],
]);
const arrange = (over: Partial<Parameters<typeof arrangePictures<string>>[0]> = {}) =>
  arrangePictures({ present, existingImages: undefined, imagesToDelete: [], added: [], ...over });

describe('the pictures after a change', () => {
  it('are unchanged when the list is absent', () => {
    expect(arrange()).toEqual({ pictures: ['A', 'B', 'C'] });
  });

  it('are those that stay, in their new order, then the new ones', () => {
    const existingImages = ['/media/c.jpg', '/media/a.jpg'];
    expect(arrange({ existingImages, added: ['X', 'Y'] })).toEqual({ pictures: ['C', 'A', 'X', 'Y'] });
    expect(arrange({ existingImages: [], added: ['X'] })).toEqual({ pictures: ['X'] });
  });

  it('have new ones where they were put', () => {
    const existingImages = ['new:1', '/media/b.jpg', 'new:0'];
    expect(arrange({ existingImages, added: ['X', 'Y', 'Z'] })).toEqual({ pictures: ['Y', 'B', 'X', 'Z'] });
  });

  it('are without those that go, also when they were named as staying', () => {
    expect(arrange({ imagesToDelete: ['/media/b.jpg'] })).toEqual({ pictures: ['A', 'C'] });
    expect(arrange({ existingImages: ['/media/a.jpg'], imagesToDelete: ['/media/a.jpg'] })).toEqual({
      pictures: [],
    });
  });

  it('are refused with those that are not there', () => {
    expect(arrange({ existingImages: ['/media/z.jpg', 'new:0'] })).toEqual({
      unknown: ['/media/z.jpg', 'new:0'],
    });
    expect(arrange({ imagesToDelete: ['/media/y.jpg'] })).toEqual({ unknown: ['/media/y.jpg'] });
  });

  it('have those of the library where they were put', () => {
    const library = new Map([['0123456789abcdef01234567', 'L']]);
    const existingImages = ['/media/b.jpg', 'stored:0123456789abcdef01234567', 'new:0'];
    expect(storedHashes(existingImages)).toEqual(['0123456789abcdef01234567']);
    expect(arrange({ existingImages, added: ['X'], library })).toEqual({ pictures: ['B', 'L', 'X'] });
    expect(arrange({ existingImages, added: ['X'] })).toEqual({
      unknown: ['stored:0123456789abcdef01234567'],
    });
    expect(storedHashes(['stored:0123', 'new:0', '/media/stored:1.jpg'])).toEqual([]);
  });

  it('name each picture once', () => {
    expect(arrange({ existingImages: ['/media/a.jpg', '/media/a.jpg'] })).toEqual({ pictures: ['A'] });
  });
});

describe('the file of an address', () => {
  it.each([
    ['/media/a.jpg', 'a.jpg'],
    ['https://shop.example/media/a.jpg?w=3#x', 'a.jpg'],
    ['a.jpg', 'a.jpg'],
  ])('%s is %s', (url, file) => expect(fileOfUrl(url)).toBe(file));
});
