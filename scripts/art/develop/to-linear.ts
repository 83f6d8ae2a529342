/** A colour's share as stored, 0 to 1, in linear light. */
export const toLinear = (stored: number): number =>
  stored <= 0.04045 ? stored / 12.92 : ((stored + 0.055) / 1.055) ** 2.4;

/** Linear light as stored, 0 to 1. */
export const toStored = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * Math.min(1, light) ** (1 / 2.4) - 0.055;
