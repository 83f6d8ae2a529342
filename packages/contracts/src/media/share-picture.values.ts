/** Size of the picture of a television that networks show, in pixels (docs/spec/media.md#pictures-for-sharing). */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;
