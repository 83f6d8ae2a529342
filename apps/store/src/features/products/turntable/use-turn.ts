import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { FIRST_DEGREES, HALF_TURN, KEY_DEGREES, slowedSpeed, wrapDegrees } from './wrap-degrees';

/** How long a button turns it. */
const TURN_MS = 320;
/** A pointer that has stood still for so long throws nothing. */
const RESTING_MS = 80;

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -KEY_DEGREES, ArrowRight: KEY_DEGREES };
const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const eased = (share: number) => 1 - (1 - share) ** 3;

interface Drag {
  pointer: number;
  x: number;
  at: number;
  /** Degrees per millisecond. */
  speed: number;
}

/** Calls `step` with the time since the frame before, for as long as it returns true; replaces what runs. */
function useFrames() {
  const frame = useRef(0);
  const stop = () => cancelAnimationFrame(frame.current);
  useEffect(() => stop, []);
  const run = (step: (ms: number) => boolean) => {
    stop();
    let before = performance.now();
    const next = (now: number) => {
      const isGoingOn = step(now - before);
      before = now;
      if (isGoingOn) frame.current = requestAnimationFrame(next);
    };
    frame.current = requestAnimationFrame(next);
  };
  return { run, stop };
}

interface Dragging {
  add: (degrees: number) => void;
  run: (step: (ms: number) => boolean) => void;
  stop: () => void;
}

/** Handlers of a pointer that drags: a stage's width is half a turn, and what is thrown swings on. */
function useDrag({ add, run, stop }: Dragging) {
  const drag = useRef<Drag>(undefined);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    stop();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pointer: event.pointerId, x: event.clientX, at: event.timeStamp, speed: 0 };
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX, timeStamp }: PointerEvent<HTMLElement>) => {
    const before = drag.current;
    if (before?.pointer !== pointerId) return;
    const by = ((clientX - before.x) / currentTarget.clientWidth) * HALF_TURN;
    const ms = Math.max(1, timeStamp - before.at);
    drag.current = { pointer: pointerId, x: clientX, at: timeStamp, speed: by / ms };
    add(by);
  };
  const onPointerUp = ({ pointerId, timeStamp }: PointerEvent<HTMLElement>) => {
    const before = drag.current;
    if (before?.pointer !== pointerId) return;
    drag.current = undefined;
    if (prefersStill() || timeStamp - before.at > RESTING_MS) return;
    let { speed } = before;
    run((ms) => {
      add(speed * ms);
      speed = slowedSpeed(speed, ms);
      return speed !== 0;
    });
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

/** The angle of a set on its stage: turned by dragging, with some swing, by keys, and by what calls `turnBy` and `turnTo`. */
export function useTurn() {
  const [degrees, setDegrees] = useState(FIRST_DEGREES);
  const { run, stop } = useFrames();
  const add = (by: number) => setDegrees((now) => wrapDegrees(now + by));
  const dragging = useDrag({ add, run, stop });
  const turnBy = (by: number) => {
    if (prefersStill()) return add(by);
    let [passed, done] = [0, 0];
    run((ms) => {
      passed = Math.min(TURN_MS, passed + ms);
      const wanted = by * eased(passed / TURN_MS);
      add(wanted - done);
      done = wanted;
      return passed < TURN_MS;
    });
  };
  const turnTo = (to: number) => {
    stop();
    setDegrees(wrapDegrees(to));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by !== undefined) turnBy(by);
    else if (event.key === 'Home') turnTo(0);
    else return;
    event.preventDefault();
  };
  return { degrees, turnBy, turnTo, handlers: { ...dragging, onKeyDown } };
}
