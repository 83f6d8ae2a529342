import { join } from 'node:path';
import { root } from '../install.mjs';

/** Returns the folder of uploaded pictures: `MEDIA_DIR`, or beside the data of `npm start`. */
export const mediaDir = (): string =>
  process.env.MEDIA_DIR || join(process.env.DATA_DIR || join(root, '.data'), 'media');
