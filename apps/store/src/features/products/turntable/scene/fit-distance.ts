import type { Bounds } from '../model/model-shapes';

/** How the stage is looked at. */
interface View {
  /** Width over height of the stage. */
  aspect: number;
  /** Vertical angle of the camera, in radians. */
  angle: number;
  /** How far the camera looks down, in radians. */
  down: number;
  /** How much of the stage the set may take, across and up. */
  share: readonly [across: number, up: number];
}

const TURNS = 36;
const HALVINGS = 24;

/** Returns the corners of a box relative to a middle, turned by an angle around the vertical. */
function turnedCorners({ min, max }: Bounds, height: number, turn: number): [number, number, number][] {
  const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
  return [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) =>
      [min[2], max[2]].map((z): [number, number, number] => [
        x * cosine + z * sine,
        y - height,
        z * cosine - x * sine,
      ]),
    ),
  );
}

/** Returns the least distance of the camera at which a box is in sight at every turn. */
export function fitDistance(box: Bounds, { aspect, angle, down, share }: View): number {
  const middle = (box.min[1] + box.max[1]) / 2;
  const corners = Array.from({ length: TURNS }, (_, index) =>
    turnedCorners(box, middle, (index * 2 * Math.PI) / TURNS),
  ).flat();
  const [sine, cosine, tangent] = [Math.sin(down), Math.cos(down), Math.tan(angle / 2)];
  const isInSight = (distance: number) =>
    corners.every(([x, y, z]) => {
      const away = distance - (y * sine + z * cosine);
      return (
        away > 0 &&
        Math.abs(x) <= away * tangent * aspect * share[0] &&
        Math.abs(y * cosine - z * sine) <= away * tangent * share[1]
      );
    });
  let [near, far] = [0, 100];
  for (let index = 0; index < HALVINGS; index += 1) {
    const distance = (near + far) / 2;
    if (isInSight(distance)) far = distance;
    else near = distance;
  }
  return far;
}
