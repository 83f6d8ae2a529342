import { useId, type ReactNode } from 'react';
import classes from './set-up.module.css';

/** A part of the guide with its number. */
export function Part({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`card ${classes.part}`} aria-labelledby={id}>
      <h2 id={id}>
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
