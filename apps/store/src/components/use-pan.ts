import { useRef, type PointerEvent, type RefObject } from 'react';

const MOVED_PX = 4;

/** Moves a scrollable element by dragging with the mouse; fingers scroll it themselves. */
export function usePan(element: RefObject<HTMLElement | null>) {
  const start = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const moved = useRef(false);
  const down = (event: PointerEvent) => {
    moved.current = false;
    const target = element.current;
    if (event.pointerType !== 'mouse' || event.button !== 0 || !target) return;
    start.current = { x: event.clientX, y: event.clientY, left: target.scrollLeft, top: target.scrollTop };
  };
  const move = (event: PointerEvent) => {
    const [from, target] = [start.current, element.current];
    if (!from || !target) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.hypot(x, y) > MOVED_PX) moved.current = true;
    target.scrollLeft = from.left - x;
    target.scrollTop = from.top - y;
  };
  const end = () => {
    start.current = null;
  };
  return {
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: end, onPointerLeave: end },
    /** Whether the last press was a drag. */
    hasMoved: () => moved.current,
  };
}
