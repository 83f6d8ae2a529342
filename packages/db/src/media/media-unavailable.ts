/** The store of pictures does not respond, or refuses the shop. The message says why. */
export class MediaUnavailable extends Error {
  override name = 'MediaUnavailable';
}
