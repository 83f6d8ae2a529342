/** What is drawn of a room from above, in centimetres. */
interface PlanRoom {
  distanceCm: number;
  wallCm?: number | undefined;
  tableCm?: number | undefined;
  televisionCm: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A room from above to scale; x runs along the wall from the left, y from the wall to the viewer. */
export interface RoomPlan {
  /** Of the drawing, margins for the labels included. */
  width: number;
  height: number;
  /** Height of letters. */
  letters: number;
  wall: Box;
  /** Whether the width of the wall was given. */
  isWallKnown: boolean;
  television: Box;
  table: Box | undefined;
  sofa: Box;
  viewer: { x: number; y: number };
}

export const SOFA_CM = 210;
const SOFA_DEPTH_CM = 92;
/** The eyes of who sits are this far before the back of the sofa. */
const EYES_BEFORE_BACK_CM = 50;
const WALL_CM = 12;
const TELEVISION_DEPTH_CM = 8;
const TABLE_DEPTH_CM = 42;
/** Space at the sides where the wall is not known. */
const SIDE_CM = 45;
/** A drawing is at most so much higher than it is wide. */
const MOST_HEIGHT = 1.25;
const LETTERS_SHARE = 1 / 23;

const centred = (middle: number, width: number, y: number, height: number): Box => ({
  x: middle - width / 2,
  y,
  width,
  height,
});

/** Returns the plan of a room (docs/spec/fit-finder.md#drawing). */
export function planRoom({ distanceCm, wallCm, tableCm, televisionCm }: PlanRoom): RoomPlan {
  const widest = Math.max(televisionCm, tableCm ?? 0, SOFA_CM);
  const wallWidth = wallCm ?? widest + SIDE_CM * 2;
  const depth = distanceCm + EYES_BEFORE_BACK_CM + WALL_CM;
  const inner = Math.max(wallWidth, widest, depth / MOST_HEIGHT);
  const width = inner * 1.16;
  const letters = width * LETTERS_SHARE;
  const top = letters * 2.6;
  const middle = width / 2;
  const screenY = top + WALL_CM + TELEVISION_DEPTH_CM;
  const eyesY = screenY + distanceCm;
  return {
    width,
    height: eyesY + EYES_BEFORE_BACK_CM + letters * 2.2,
    letters,
    wall: centred(middle, wallWidth, top, WALL_CM),
    isWallKnown: wallCm !== undefined,
    television: centred(middle, televisionCm, top + WALL_CM, TELEVISION_DEPTH_CM),
    table: tableCm === undefined ? undefined : centred(middle, tableCm, top + WALL_CM, TABLE_DEPTH_CM),
    sofa: centred(middle, SOFA_CM, eyesY + EYES_BEFORE_BACK_CM - SOFA_DEPTH_CM, SOFA_DEPTH_CM),
    viewer: { x: middle, y: eyesY },
  };
}
