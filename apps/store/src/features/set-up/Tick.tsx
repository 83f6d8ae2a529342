import { createContext, use, type ReactNode } from 'react';
import classes from './set-up.module.css';
import type { StoredTicks } from './stored-ticks';

export const Ticks = createContext<StoredTicks | null>(null);

/** A step that can be ticked off; without script too, though it is then not remembered. */
export function Tick({ step, children }: { step: string; children: ReactNode }) {
  const ticks = use(Ticks);
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        checked={ticks?.ticked?.has(step) ?? false}
        onChange={({ target }) => ticks?.tick(step, target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
