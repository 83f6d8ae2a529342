import { bucketStore } from './bucket-store';
import { folderStore } from './folder-store';
import type { MediaPlace } from './media-place';
import type { MediaStore } from './media-store';

/** Returns the store of the shop's pictures. Connects to nothing before its first use. */
export function openMediaStore(place: MediaPlace): MediaStore {
  return place.kind === 'folder' ? folderStore(place.folder) : bucketStore(place.settings);
}
