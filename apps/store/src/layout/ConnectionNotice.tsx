import { useEffect, useState, useSyncExternalStore } from 'react';
import * as texts from '@aabha/messages/layout';
import { isOnline, onConnectionChange } from '../lib/connection';
import classes from './ConnectionNotice.module.css';

const BACK_SHOWN_MS = 4_000;

/** Shows that the connection is lost, and briefly that it is back. Pending requests then continue. */
export function ConnectionNotice() {
  const online = useSyncExternalStore(onConnectionChange, isOnline, () => true);
  const [wasLost, setWasLost] = useState(false);
  useEffect(() => {
    if (!online) return setWasLost(true);
    const timer = setTimeout(() => setWasLost(false), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [online]);
  const text = online ? wasLost && texts.youAreBackOnline : texts.youAreOffline;
  return (
    <div role="status" className={classes.place}>
      {text && <p className={classes.notice}>{text}</p>}
    </div>
  );
}
