import type { TelevisionBody } from '@aabha/contracts/products/television-body.rules';
import type { Light } from './surface-materials';

/** What a photograph from the front tells: the picture on its screen, and the colour of its frame. */
export interface ScreenPicture {
  canvas: HTMLCanvasElement;
  frame: Light;
}

/** An area of a photograph in pixels. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Measured = Pick<
  TelevisionBody,
  'widthMm' | 'heightMm' | 'screenWidthMm' | 'screenHeightMm' | 'sideMm' | 'stand'
>;

/** A shadow is never as solid as the set. */
const SOLID = 250;
/** How far the set in a photograph may differ from its stated proportions. */
const TOLERANCE = 0.03;

/** Returns the area of an RGBA picture that is solid; null where nothing is. */
export function solidArea({
  data,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): Area | null {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < SOLID) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Returns where the screen is in a photograph of the whole set on its stand from the front, from its solid area; null
 * where that does not have the set's proportions, as in a picture with a background.
 */
export function screenArea(solid: Area, body: Measured): Area | null {
  const perMm = solid.width / body.widthMm;
  const whole = (body.heightMm + body.stand.liftMm) * perMm;
  if (Math.abs(solid.height / whole - 1) > TOLERANCE) return null;
  return {
    left: solid.left + body.sideMm * perMm,
    top: solid.top + body.sideMm * perMm,
    width: body.screenWidthMm * perMm,
    height: body.screenHeightMm * perMm,
  };
}

const toLight = (stored: number) => (stored / 255) ** 2.2;

/** Returns the mean light of the strip below the picture, left of the maker's name. */
function chinLight(
  context: CanvasRenderingContext2D,
  solid: Area,
  screen: Area,
  body: TelevisionBody,
): Light {
  const chin = (body.chinMm / body.widthMm) * solid.width;
  const [x, width] = [Math.round(solid.left + solid.width * 0.08), Math.round(solid.width * 0.25)];
  const y = Math.round(screen.top + screen.height + chin * 0.62);
  const { data } = context.getImageData(x, y, width, Math.max(1, Math.round(chin * 0.22)));
  const sum = [0, 0, 0];
  for (const [index, value] of data.entries())
    if (index % 4 < 3) sum[index % 4] = (sum[index % 4] ?? 0) + toLight(value);
  return sum.map((total) => total / (data.length / 4)) as unknown as Light;
}

/** Cuts a photograph from the front to its screen; null where it shows something else. */
export function cutScreen(image: HTMLImageElement, body: TelevisionBody): ScreenPicture | null {
  const whole = document.createElement('canvas');
  [whole.width, whole.height] = [image.naturalWidth, image.naturalHeight];
  const context = whole.getContext('2d', { willReadFrequently: true });
  if (!context || whole.width === 0) return null;
  context.drawImage(image, 0, 0);
  const solid = solidArea(context.getImageData(0, 0, whole.width, whole.height));
  const screen = solid && screenArea(solid, body);
  if (!solid || !screen) return null;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(screen.width), Math.round(screen.height)];
  /* A pixel less at each side, which the frame is mixed into. */
  const [from, size] = [
    [screen.left + 1, screen.top + 1],
    [screen.width - 2, screen.height - 2],
  ] as const;
  canvas
    .getContext('2d')
    ?.drawImage(
      whole,
      ...(from as [number, number]),
      ...(size as [number, number]),
      0,
      0,
      canvas.width,
      canvas.height,
    );
  return { canvas, frame: chinLight(context, solid, screen, body) };
}
