import { counted } from '@aabha/contracts/counts/counts';

/* The page that shows full colours on a panel, so that faulty pixels are seen and counted. */

export const title = 'Pixel lab';
export const lead =
  'See and count the faulty pixels of a television. Open this page in the browser of the television, or on a laptop that is connected to it.';
export const steps = [
  'Clean the screen and darken the room.',
  'Press Start. The screen gets one colour after the other.',
  'Press on each dot of another colour. Press a mark to take it back.',
];
export const start = 'Start';
export const startAgain = 'Start again';
export const stage = (colour: string, marks: number) => `${colour}, ${counted(marks, 'mark')}`;
export const colours = {
  black: 'Black',
  white: 'White',
  red: 'Red',
  green: 'Green',
  blue: 'Blue',
  grey: 'Grey',
};
export const nextColour = 'Next colour';
export const finish = 'Finish';
export const undo = 'Undo';
export const close = 'Close';
export const found = (pixels: number) =>
  pixels === 0 ? 'You marked no pixel.' : `You marked ${counted(pixels, 'pixel')}.`;
export const within = 'Up to five are within what panels may have; the warranty counts above five.';
export const above = 'More than five count for the warranty. Please tell us.';
export const report = (pixels: number, colours: string) =>
  `Pixel lab: ${counted(pixels, 'faulty pixel')} (${colours}).`;
export const reportLabel = 'Text for your claim';
export const copy = 'Copy the text';
export const copied = 'Copied.';
export const copyingNotAllowed = 'Your browser did not allow copying. Please select the text.';
export const complain = 'Raise a complaint';
