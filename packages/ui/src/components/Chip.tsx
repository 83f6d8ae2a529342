import type { ReactNode } from 'react';
import classes from './Chip.module.css';

type ChipTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** A short status in colour and, always, as text. */
export function Chip({ tone, children }: { tone: ChipTone; children: ReactNode }) {
  return <span className={`${classes.chip} ${classes[tone]}`}>{children}</span>;
}
