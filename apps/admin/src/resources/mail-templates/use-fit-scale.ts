import { useLayoutEffect, useRef, useState } from 'react';

/** Returns by how much something of a width in pixels shrinks to fit into an element, at most 1, and the element's ref. */
export function useFitScale(width: number) {
  const container = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const { current } = container;
    if (!current) return undefined;
    const fit = () => {
      const available = current.clientWidth;
      if (available > 0) setScale(Math.min(1, available / width));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  return { container, scale };
}
