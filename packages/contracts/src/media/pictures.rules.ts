import { STORED } from './stored-hashes';

const FILE_NAME = /([^/?#]+)(?:[?#].*)?$/;
const NEW_FILE = /^new:(\d+)$/;
/** The file that a picture's address stands for, whatever host it was read from. */
export function fileOfUrl(url: string): string {
  return FILE_NAME.exec(url)?.[1] ?? url;
}

export interface PictureChange<T> {
  /** The pictures that are there now, in order, by the file of their address. */
  present: ReadonlyMap<string, T>;
  /**
   * Addresses of those that stay, in their new order; absent keeps all. `new:0` is the place of the first new file,
   * `new:1` of the second; new files without a place come last (docs/spec/media.md#order-of-pictures).
   */
  existingImages: readonly string[] | undefined;
  /** Addresses of those that go. */
  imagesToDelete: readonly string[];
  added: readonly T[];
  /** Pictures of the library by their hash; `stored:` and a hash is the place of one. */
  library?: ReadonlyMap<string, T>;
}

/** The pictures after a change, in order; or the addresses that are none of the present ones. */
export function arrangePictures<T>({
  present,
  existingImages,
  imagesToDelete,
  added,
  library = new Map(),
}: PictureChange<T>): { pictures: T[] } | { unknown: string[] } {
  const gone = new Set(imagesToDelete.map(fileOfUrl));
  const wanted = existingImages ?? [...present.keys()];
  const placed = new Set<number>();
  const unknown: string[] = imagesToDelete.filter((url) => !present.has(fileOfUrl(url)));
  const pictures: T[] = [];
  for (const entry of new Set(wanted)) {
    const place = NEW_FILE.exec(entry)?.[1];
    const file = fileOfUrl(entry);
    const stored = STORED.exec(entry)?.[1];
    const isPresent = place === undefined && stored === undefined;
    const picture = isPresent
      ? present.get(file)
      : stored === undefined
        ? added[Number(place)]
        : library.get(stored);
    if (picture === undefined) unknown.push(entry);
    else if (place !== undefined) placed.add(Number(place));
    if (picture !== undefined && !(isPresent && gone.has(file))) pictures.push(picture);
  }
  if (unknown.length > 0) return { unknown };
  return { pictures: [...pictures, ...added.filter((_, index) => !placed.has(index))] };
}
