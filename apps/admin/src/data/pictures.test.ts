import { expect, test } from 'vitest';
import { addPictures } from './add-pictures';
import { storedPictures, moveItem, pictureName, putPictures } from './pictures';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const jpeg = (name: string) => new File([JPEG], name, { lastModified: 1 });

test('adds pictures up to the maximum and reports those beyond', async () => {
  const present = storedPictures(['/media/a.jpg']);
  const { pictures, problems } = await addPictures(present, ['b', 'c', 'd'].map(jpeg), 3);
  expect(pictures.map(pictureName)).toEqual(['a.jpg', 'b', 'c']);
  expect(problems).toEqual(['You can only upload a maximum of 3 images.']);
});

test('refuses a file of another type than its name says, or that is too large', async () => {
  const text = new File(['hello'], 'photo.jpg');
  const large = new File([JPEG, new Uint8Array(5 * 1024 * 1024)], 'large.jpg');
  const { pictures, problems } = await addPictures([], [text, large, jpeg('good.jpg')], 10);
  expect(pictures.map(pictureName)).toEqual(['good.jpg']);
  expect(problems).toEqual(['photo.jpg is not a PNG or JPEG picture.', 'large.jpg is larger than 5 MB.']);
});

test('adds the same file only once', async () => {
  const { pictures } = await addPictures([{ file: jpeg('a.jpg') }], [jpeg('a.jpg')], 10);
  expect(pictures).toHaveLength(1);
});

test('sends old and new pictures of an edit in the order of the form', () => {
  const form = new FormData();
  const [old] = storedPictures(['/media/a.jpg']);
  const files = ['x.jpg', 'y.jpg'].map((name) => ({ file: jpeg(name) }));
  putPictures(form, [files[0]!, old!, files[1]!], true);
  expect(form.get('existingImages')).toBe('["new:0","/media/a.jpg","new:1"]');
  expect(form.getAll('img').map((file) => (file as File).name)).toEqual(['x.jpg', 'y.jpg']);
});

test('sends the places of library pictures, of a new record too', () => {
  const id = '0123456789abcdef01234567';
  const form = new FormData();
  putPictures(form, [{ file: jpeg('x.jpg') }, { url: `/media/${id}.jpg`, stored: id }], false);
  expect(form.get('existingImages')).toBe(`["new:0","stored:${id}"]`);
  const plain = new FormData();
  putPictures(plain, [{ file: jpeg('x.jpg') }], false);
  expect(plain.get('existingImages')).toBeNull();
});

test('moves a picture forward and back', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});
