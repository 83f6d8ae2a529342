import { useEffect, useState } from 'react';
import classes from './WaitingRoomPage.module.css';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The minutes and seconds until a turn ends; blank without script, since they would stand still. Not announced, since they
 * change every second.
 */
export function TurnCountdown({ until }: { until: string }) {
  const [nowMs, setNowMs] = useState<number>();
  useEffect(() => {
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - (nowMs ?? 0)) / 1000));
  return (
    <p className={classes.countdown} aria-hidden>
      {nowMs === undefined ? '\u00a0' : `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`}
    </p>
  );
}
