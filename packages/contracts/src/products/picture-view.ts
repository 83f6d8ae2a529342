/** What the picture of a television shows of it; `other` where its name does not say (docs/spec/media.md#views). */
export const PICTURE_VIEWS = ['front', 'angle', 'edge', 'room', 'back', 'ports', 'other'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

const WORDS = new Map<string, PictureView>([
  ['front', 'front'],
  ['angle', 'angle'],
  ['side', 'angle'],
  ['edge', 'edge'],
  ['room', 'room'],
  ['back', 'back'],
  ['rear', 'back'],
  ['ports', 'ports'],
  ['sockets', 'ports'],
]);

/** Returns the view that the name of a picture's file names: the first word of it that is one. */
export function pictureView(name: string): PictureView {
  const words = name.toLowerCase().split(/[^a-z]+/);
  return words.map((word) => WORDS.get(word)).find((view) => view !== undefined) ?? 'other';
}
