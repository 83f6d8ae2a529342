import { useEffect, useRef, useState } from 'react';

const VISIBLE_SHARE = 0.3;

/** Returns whether the visitor prefers reduced motion or reduced data. */
function prefersStill(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

/**
 * Plays a film while it is visible, unless the visitor stopped it, prefers reduced motion or saves data; the
 * button always starts and stops it.
 */
export function useFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const stopped = useRef(false);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    stopped.current = prefersStill();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !stopped.current) play(element);
        else element.pause();
      },
      { threshold: VISIBLE_SHARE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const toggle = () => {
    const element = video.current;
    if (!element) return;
    stopped.current = !element.paused;
    if (stopped.current) element.pause();
    else play(element);
  };
  const noteState = () => setPlaying(video.current?.paused === false);
  return { video, playing, toggle, noteState };
}

/** Browsers may refuse autoplay; then the poster and the button stay. */
function play(element: HTMLVideoElement): void {
  element.play().catch(() => undefined);
}
