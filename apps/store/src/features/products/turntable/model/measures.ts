import type { TelevisionBody } from '@aabha/contracts/products/television-body.rules';

/** How thin the panel is where nothing is behind it, in metres. */
const THIN = { OLED: 0.005, 'Mini-LED': 0.021, QLED: 0.012, LED: 0.014 };
/** Sets up to this depth are flat all over: what others have in their back is in a box of its own. */
const FLAT_DEPTH = 0.03;
const FLAT_THIN = 0.012;
const MM = 1000;

/** What the parts of a model are cut to, in metres. */
export interface Measures {
  width: number;
  height: number;
  depth: number;
  screenWidth: number;
  screenHeight: number;
  side: number;
  chin: number;
  /** Thickness of the panel without the box behind it. */
  thin: number;
  lift: number;
  /** Height of the middle of the set above the furniture. */
  middle: number;
  /** Height of the middle of the picture. */
  screenMiddle: number;
  bezel: TelevisionBody['bezel'];
  isFlat: boolean;
  /** Frame and feet of metal instead of plastic. */
  isMetal: boolean;
}

/** Returns the measures of the parts of a body. */
export function measuresOf(body: TelevisionBody): Measures {
  const [width, height, depth] = [body.widthMm / MM, body.heightMm / MM, body.depthMm / MM];
  const [screenWidth, screenHeight] = [body.screenWidthMm / MM, body.screenHeightMm / MM];
  const [side, chin, lift] = [body.sideMm / MM, body.chinMm / MM, body.stand.liftMm / MM];
  const isFlat = depth <= FLAT_DEPTH;
  return {
    ...{ width, height, depth, screenWidth, screenHeight, side, chin, lift, isFlat },
    thin: Math.min(isFlat ? FLAT_THIN : THIN[body.technology], depth * 0.6),
    middle: lift + height / 2,
    screenMiddle: lift + chin + screenHeight / 2,
    bezel: body.bezel,
    isMetal: body.technology !== 'LED' && body.bezel === 'slim',
  };
}
