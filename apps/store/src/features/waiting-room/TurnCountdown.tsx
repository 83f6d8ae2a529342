import { useEffect, useState } from 'react';
import classes from './WaitingRoomPage.module.css';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The minutes and seconds until a turn ends, by script only: otherwise they would stand still. Not announced, since it changes every second. */
export function TurnCountdown({ until }: { until: string }) {
  const [nowMs, setNowMs] = useState<number>();
  useEffect(() => {
    setNowMs(Date.now());
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (nowMs === undefined) return <p className={classes.countdown} aria-hidden>{'\u00a0'}</p>;
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - nowMs) / 1000));
  return (
    <p className={classes.countdown} aria-hidden>
      {Math.floor(seconds / 60)}:{twoDigits(seconds % 60)}
    </p>
  );
}
