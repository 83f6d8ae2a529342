import * as texts from '@aabha/messages/turntable';
import type { Turntable } from './scene/create-turntable';
import classes from './TurnDialog.module.css';

/** From this share on a side faces the viewer enough to be measured. */
const FACING = 0.9;
const CM = 100;

interface MeasureLineProps {
  turntable: Turntable;
  degrees: number;
}

/** The stated width above a set that is seen from the front or from behind, its depth where it is seen from the side. */
export function MeasureLine({ turntable, degrees }: MeasureLineProps) {
  const radians = (degrees * Math.PI) / 180;
  const isSide = Math.abs(Math.sin(radians)) > FACING;
  if (!isSide && Math.abs(Math.cos(radians)) < FACING) return null;
  const { min, max } = turntable.model.body;
  /* At the nearer edge, where the line is as long as what it stands above. */
  const ends = isSide
    ? [min[2], max[2]].map((z) => [Math.sin(radians) > 0 ? min[0] : max[0], max[1], z] as const)
    : [min[0], max[0]].map((x) => [x, max[1], Math.cos(radians) > 0 ? max[2] : min[2]] as const);
  const [from, to] = ends.map((point) => turntable.locate(point, degrees)).toSorted(([a], [b]) => a - b);
  if (!from || !to) return null;
  const cm = ((isSide ? max[2] - min[2] : max[0] - min[0]) * CM).toFixed(1);
  return (
    <div
      className={classes.measure}
      style={{ left: from[0], top: Math.min(from[1], to[1]), width: Math.max(2, to[0] - from[0]) }}
    >
      <span className={classes.length}>{(isSide ? texts.deep : texts.wide)(cm)}</span>
    </div>
  );
}
