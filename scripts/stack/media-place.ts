import { readMediaPlace, type MediaPlace } from '@aabha/db/media/media-place';
import { mediaDir } from './media-dir';

/** Returns where pictures are by the settings, or beside the data of `npm start`. Throws for wrong settings. */
export function mediaPlace(env: NodeJS.ProcessEnv = process.env): MediaPlace {
  const place = readMediaPlace({ ...env, MEDIA_DIR: env.MEDIA_DIR || mediaDir() });
  if (Array.isArray(place)) throw new Error(place.join('; '));
  return place;
}
