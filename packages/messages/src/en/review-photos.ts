/* Photos of reviews: on the page of a television, and in the form. */

export const photoOf = (number: number, count: number, author: string) =>
  count === 1 ? `Photo by ${author}` : `Photo ${number} of ${count} by ${author}`;
export const photosBy = (author: string) => `Photos by ${author}`;
export const onlyWithPhotos = (count: number) => `With photos (${count})`;
export const customerPhotos = 'Photos from customers';
export const photosOptional = 'Photos (optional)';
export const photosHint = (most: number, megabytes: number) =>
  `JPEG, PNG or WebP, at most ${most} photos of ${megabytes} MB. Everybody can see them beside your name. We remove where and when they were taken.`;
export const chosenPhotos = 'Chosen photos';
export const tooManyPhotos = (most: number) => `Please add at most ${most} photos.`;
export const logInForPhotos = 'To add photos, please log in first.';
export const photosAgain = 'Please log in, and then add your photos again.';
