/** A picture in a form: an existing one of the record, one of the library, or a selected file. */
export type FormPicture = { url: string; stored?: string } | { file: File };

/** The existing pictures of a record, in order. */
export const storedPictures = (urls: readonly string[]): FormPicture[] => urls.map((url) => ({ url }));

/** Returns a unique key of a picture within a form. */
export const pictureKey = (picture: FormPicture): string =>
  'url' in picture ? picture.url : `${picture.file.name} ${picture.file.size} ${picture.file.lastModified}`;

/** Returns the display name of a picture: its file name. */
export const pictureName = (picture: FormPicture): string =>
  'url' in picture ? (picture.url.split('/').at(-1) ?? picture.url) : picture.file.name;

/** Moves an item of a list to another index. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/**
 * Appends new files to form data, and for a record with pictures, or with some of the library, the order of old and new
 * (`arrangePictures`).
 */
export function putPictures(form: FormData, pictures: readonly FormPicture[], isEdit: boolean): void {
  const order: string[] = [];
  let added = 0;
  for (const picture of pictures)
    if ('url' in picture) order.push(picture.stored === undefined ? picture.url : `stored:${picture.stored}`);
    else {
      form.append('img', picture.file);
      order.push(`new:${added}`);
      added += 1;
    }
  const hasStored = pictures.some((picture) => 'stored' in picture);
  if (isEdit || hasStored) form.append('existingImages', JSON.stringify(order));
}
