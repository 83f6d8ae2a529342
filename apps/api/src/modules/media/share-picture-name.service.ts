import { createHash } from 'node:crypto';

/** What a picture for sharing shows. */
interface SharedTelevision {
  _id: string;
  name: string;
  companyName: string;
  screenInches: number | null;
  /** Of its pictures; the first is its front. */
  pictureHashes: readonly string[];
}

/** Goes up with each change of the drawing, so that all pictures are made anew. */
const DRAWING = 1;
const HASH_LENGTH = 24;
const NAME = /^share-[0-9a-f]{24}-([0-9a-f-]{36})\.jpg$/;

/** Returns the file of a television's picture for sharing, named by all that it shows; undefined for one without pictures. */
export function sharePictureName(television: SharedTelevision): string | undefined {
  const { _id, name, companyName, screenInches } = television;
  const [front] = television.pictureHashes;
  if (front === undefined) return undefined;
  const shown = JSON.stringify([DRAWING, front, name, companyName, screenInches]);
  const hash = createHash('sha256').update(shown).digest('hex').slice(0, HASH_LENGTH);
  return `share-${hash}-${_id}.jpg`;
}

/** Returns the television of such a file; undefined for any other name. */
export const televisionOfShareName = (file: string): string | undefined => NAME.exec(file)?.[1];
