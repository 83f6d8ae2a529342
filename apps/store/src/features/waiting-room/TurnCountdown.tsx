import { useEffect, useState } from 'react';
import classes from './WaitingRoomPage.module.css';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The minutes and seconds until a turn ends. Not announced, since it changes every second. */
export function TurnCountdown({ until }: { until: string }) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - nowMs) / 1000));
  return (
    <p className={classes.countdown} aria-hidden>
      {Math.floor(seconds / 60)}:{twoDigits(seconds % 60)}
    </p>
  );
}
