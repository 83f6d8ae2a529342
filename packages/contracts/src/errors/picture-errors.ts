/** Refusals of uploads and of pictures of the library. */
export const PICTURE_ERRORS = {
  PICTURE_WRONG_TYPE: {
    status: 415,
    message: (d: { file: string }) => `${d.file} is not a PNG or JPEG picture.`,
  },
  PHOTO_WRONG_TYPE: {
    status: 415,
    message: (d: { file: string }) => `${d.file} is not a JPEG, PNG or WebP picture.`,
  },
  PICTURE_UNREADABLE: {
    status: 415,
    message: (d: { file: string }) => `${d.file} is damaged and cannot be shown.`,
  },
  PICTURE_TOO_LARGE: {
    status: 413,
    message: (d: { file: string; maxMegabytes: number }) => `${d.file} is larger than ${d.maxMegabytes} MB.`,
  },
  PICTURE_TOO_MANY_PIXELS: {
    status: 413,
    message: (d: { file: string; maxMegapixels: number }) =>
      `${d.file} has more than ${d.maxMegapixels} megapixels.`,
  },
  PICTURES_TOO_MANY: {
    status: 400,
    message: (d: { max: number }) => `You can only upload a maximum of ${d.max} images.`,
  },
  PICTURE_UNKNOWN: { status: 400, message: 'One of these images no longer exists. Please reload the page.' },
  PICTURE_NOT_FOUND: { status: 404, message: 'This picture was deleted.' },
  PICTURE_SAME: { status: 400, message: 'Please choose another picture.' },
} as const;
