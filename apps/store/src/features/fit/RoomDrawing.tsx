import { useId } from 'react';
import { metresFrom, pictureWidthCm, viewingAngle } from '@aabha/contracts/fit/viewing-distances.rules';
import * as texts from '@aabha/messages/fit-finder';
import type { Lengths } from './lengths';
import { planRoom, SOFA_CM, type RoomPlan } from './room-plan';
import classes from './RoomDrawing.module.css';
import type { RoomInput } from './read-room';

interface RoomDrawingProps {
  title: string;
  room: RoomInput;
  /** The television on the wall. */
  television: { inches: number; widthCm: number | null; name: string };
  lengths: Lengths;
}

interface DimensionProps {
  from: [x: number, y: number];
  to: [x: number, y: number];
  /** Length of the strokes at its ends. */
  tick: number;
}

/** A measured line with a stroke at each end. */
function Dimension({ from: [x1, y1], to: [x2, y2], tick }: DimensionProps) {
  const [dx, dy] = y1 === y2 ? [0, tick / 2] : [tick / 2, 0];
  return (
    <path
      className={classes.dimension}
      d={`M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}L${x1 + dx} ${y1 + dy}M${x2 - dx} ${y2 - dy}L${x2 + dx} ${y2 + dy}`}
    />
  );
}

function Sofa({ sofa, viewer }: RoomPlan) {
  const { x, y, width, height } = sofa;
  const arm = 24;
  return (
    <g>
      <rect className={classes.sofa} x={x} y={y} width={width} height={height} rx={16} />
      <rect className={classes.sofaBack} x={x} y={y + height - 26} width={width} height={26} rx={12} />
      <rect className={classes.sofaBack} x={x} y={y + 8} width={arm} height={height - 8} rx={12} />
      <rect
        className={classes.sofaBack}
        x={x + width - arm}
        y={y + 8}
        width={arm}
        height={height - 8}
        rx={12}
      />
      <path
        className={classes.seam}
        d={`M${x + arm + 54} ${y + 6}V${y + height - 26}M${x + width - arm - 54} ${y + 6}V${y + height - 26}`}
      />
      <ellipse className={classes.shoulders} cx={viewer.x} cy={viewer.y + 9} rx={23} ry={12} />
      <circle className={classes.head} cx={viewer.x} cy={viewer.y + 4} r={10} />
    </g>
  );
}

/** The light of the screen, from its edges to the eyes. */
function View({ plan: { television, viewer }, id }: { plan: RoomPlan; id: string }) {
  const { x, y, width, height } = television;
  const bottom = y + height;
  return (
    <>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={classes.near} />
          <stop offset="1" className={classes.far} />
        </linearGradient>
      </defs>
      <path fill={`url(#${id})`} d={`M${x} ${bottom}H${x + width}L${viewer.x} ${viewer.y}Z`} />
      <path className={classes.sight} d={`M${x} ${bottom}L${viewer.x} ${viewer.y}L${x + width} ${bottom}`} />
    </>
  );
}

function Labels({
  plan,
  room,
  lengths,
  degrees,
}: { plan: RoomPlan; degrees: number } & Pick<RoomDrawingProps, 'room' | 'lengths'>) {
  const { wall, letters, sofa, viewer, television } = plan;
  const aside = viewer.x + Math.max(sofa.width, television.width) / 2 + letters * 0.9;
  const screenY = television.y + television.height;
  return (
    <g fontSize={letters}>
      {plan.isWallKnown && room.wallCm !== undefined && (
        <>
          <Dimension
            from={[wall.x, wall.y - letters * 0.5]}
            to={[wall.x + wall.width, wall.y - letters * 0.5]}
            tick={letters * 0.7}
          />
          <text className={classes.label} x={viewer.x} y={wall.y - letters * 1.1} textAnchor="middle">
            {lengths.measure(room.wallCm)}
          </text>
        </>
      )}
      <Dimension from={[aside, screenY]} to={[aside, viewer.y]} tick={letters * 0.7} />
      <text
        className={`${classes.label} ${classes.onFloor}`}
        x={aside - letters * 0.5}
        y={(screenY + viewer.y) / 2}
        textAnchor="end"
        dominantBaseline="middle"
      >
        {lengths.distance(room.distanceCm)}
      </text>
      <text
        className={classes.angle}
        x={viewer.x}
        y={screenY + (viewer.y - screenY) * 0.62}
        textAnchor="middle"
      >
        {degrees}°
      </text>
      <text
        className={classes.faint}
        x={viewer.x}
        y={sofa.y + sofa.height + letters * 1.3}
        textAnchor="middle"
      >
        {texts.sofa} {lengths.measure(SOFA_CM)}
      </text>
    </g>
  );
}

/** The room from above to scale, with the same in words below it (docs/spec/fit-finder.md#drawing). */
export function RoomDrawing({
  title,
  room,
  television: { inches, widthCm, name },
  lengths,
}: RoomDrawingProps) {
  const id = useId();
  const televisionCm = widthCm ?? pictureWidthCm(inches);
  const plan = planRoom({ ...room, televisionCm });
  const degrees = Math.round(viewingAngle(inches, metresFrom(room.distanceCm)));
  const { wall, television, table } = plan;
  return (
    <figure className={classes.figure}>
      <svg
        viewBox={`0 0 ${plan.width.toFixed(1)} ${plan.height.toFixed(1)}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-words`}
        className={classes.drawing}
      >
        <title id={`${id}-title`}>{title}</title>
        <View plan={plan} id={`${id}-light`} />
        <rect className={classes.wall} {...wall} data-open={plan.isWallKnown ? undefined : ''} />
        {table && <rect className={classes.table} {...table} rx={4} />}
        <rect className={classes.television} {...television} rx={3} />
        <Sofa {...plan} />
        <Labels plan={plan} room={room} lengths={lengths} degrees={degrees} />
      </svg>
      <figcaption id={`${id}-words`} className={classes.words}>
        <strong>{title}.</strong>{' '}
        {room.wallCm === undefined ? '' : `${texts.drawingWall(lengths.measure(room.wallCm))} `}
        {texts.drawingTelevision(inches, lengths.measure(televisionCm), name)}{' '}
        {room.tableCm === undefined ? '' : `${texts.drawingTable(lengths.measure(room.tableCm))} `}
        {texts.drawingViewer(lengths.distance(room.distanceCm), degrees)}{' '}
        {texts.drawingSofa(lengths.measure(SOFA_CM))}
      </figcaption>
    </figure>
  );
}
