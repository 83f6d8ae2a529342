/** A picture in a form: one that the record has already, or a file that was chosen. */
export type FormPicture = { url: string } | { file: File };

/** The pictures that a record has, in order. */
export const storedPictures = (urls: readonly string[]): FormPicture[] => urls.map((url) => ({ url }));

/** Tells pictures of one form apart. */
export const pictureKey = (picture: FormPicture): string =>
  'url' in picture ? picture.url : `${picture.file.name} ${picture.file.size} ${picture.file.lastModified}`;

/** What a person may call a picture: its file's name. */
export const pictureName = (picture: FormPicture): string =>
  'url' in picture ? (picture.url.split('/').at(-1) ?? picture.url) : picture.file.name;

/** Moves one thing of a list to another place. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Puts new files into a form, and for a record that has pictures the order of old and new (`arrangePictures`). */
export function putPictures(form: FormData, pictures: readonly FormPicture[], isEdit: boolean): void {
  const order: string[] = [];
  let added = 0;
  for (const picture of pictures)
    if ('url' in picture) order.push(picture.url);
    else {
      form.append('img', picture.file);
      order.push(`new:${added}`);
      added += 1;
    }
  if (isEdit) form.append('existingImages', JSON.stringify(order));
}
