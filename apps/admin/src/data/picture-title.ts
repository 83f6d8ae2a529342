import type { LibraryPicture } from '@aabha/contracts/media/library.schema';

/** Returns what staff call a picture: its name, else what shows it, else its size. */
export const pictureTitle = ({
  name,
  shown_by: shownBy,
  picture,
}: Pick<LibraryPicture, 'name' | 'shown_by' | 'picture'>): string =>
  name || shownBy || `Picture of ${picture.width} × ${picture.height}`;
