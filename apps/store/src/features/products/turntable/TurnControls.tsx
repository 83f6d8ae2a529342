import * as texts from '@aabha/messages/turntable';
import { BUTTON_DEGREES, HALF_TURN, sideAt } from './wrap-degrees';
import classes from './TurnDialog.module.css';

interface TurnControlsProps {
  degrees: number;
  onTurnBy: (degrees: number) => void;
  onTurnTo: (degrees: number) => void;
}

const SIDES = {
  front: texts.front,
  leftSide: texts.leftSide,
  rightSide: texts.rightSide,
  back: texts.back,
};
const ARROWS = {
  left: 'M8 5L4 9l4 4M4 9h8a4 4 0 0 1 0 8h-2',
  right: 'M12 5l4 4l-4 4M16 9H8a4 4 0 0 0 0 8h2',
};

function TurnButton({
  label,
  arrow,
  onPress,
}: {
  label: string;
  arrow: keyof typeof ARROWS;
  onPress: () => void;
}) {
  return (
    <button type="button" className={classes.action} aria-label={label} onClick={onPress}>
      <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d={ARROWS[arrow]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}

/** Turns a set without dragging: by two buttons and by a slider. */
export function TurnControls({ degrees, onTurnBy, onTurnTo }: TurnControlsProps) {
  const turn = Math.round(degrees);
  const side = SIDES[sideAt(turn)];
  return (
    <div className={classes.controls}>
      <TurnButton label={texts.turnLeft} arrow="left" onPress={() => onTurnBy(-BUTTON_DEGREES)} />
      <div className={classes.slider}>
        <input
          type="range"
          min={-HALF_TURN}
          max={HALF_TURN}
          step={1}
          value={turn}
          aria-label={texts.angle}
          aria-valuetext={texts.viewAt(side, turn)}
          onChange={({ currentTarget: { value } }) => onTurnTo(Number(value))}
        />
        <p className={classes.side} aria-hidden="true">
          {side}
        </p>
      </div>
      <TurnButton label={texts.turnRight} arrow="right" onPress={() => onTurnBy(BUTTON_DEGREES)} />
    </div>
  );
}
