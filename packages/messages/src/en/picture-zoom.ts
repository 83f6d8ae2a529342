/* The enlarged picture of a television. */

export const enlarged = (product: string) => `${product}, enlarged`;
export const position = (number: number, count: number) => `Picture ${number} of ${count}`;
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const previous = 'Previous picture';
export const next = 'Next picture';
export const stage = 'Picture, move with arrow keys';
export const level = (percent: number) => `${percent}%`;
export const wholePicture = 'Whole picture';
