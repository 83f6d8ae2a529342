import type { ReactNode } from 'react';
import classes from './Chip.module.css';

export type ChipTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** A short state in colour and, always, in words. */
export function Chip({ tone, children }: { tone: ChipTone; children: ReactNode }) {
  return <span className={`${classes.chip} ${classes[tone]}`}>{children}</span>;
}
