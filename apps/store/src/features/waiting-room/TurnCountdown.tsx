import { useLayoutEffect, useState } from 'react';
import classes from './WaitingRoomPage.module.css';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The minutes and seconds until a turn ends; nothing without script, where they would stand still. Not announced, since they
 * change every second.
 */
export function TurnCountdown({ until }: { until: string }) {
  const [nowMs, setNowMs] = useState<number>();
  /* Before the first paint, so that nothing moves. */
  useLayoutEffect(() => {
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (nowMs === undefined) return null;
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - nowMs) / 1000));
  return (
    <p className={classes.countdown} aria-hidden>
      {Math.floor(seconds / 60)}:{twoDigits(seconds % 60)}
    </p>
  );
}
