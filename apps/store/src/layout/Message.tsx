import type { ReactNode } from 'react';
import classes from './Message.module.css';

/** A page with one message and one action. */
export function Message({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <section className={`wrap ${classes.message}`}>
      <svg className={classes.picture} viewBox="0 0 220 150" aria-hidden="true">
        <rect
          x="20"
          y="14"
          width="180"
          height="106"
          rx="8"
          fill="var(--surface)"
          stroke="var(--control)"
          strokeWidth="2"
        />
        <path d="M76 140h68M110 120v20" stroke="var(--control)" strokeWidth="2" strokeLinecap="round" />
        <path
          d="M74 84a36 36 0 0 1 72 0"
          fill="none"
          stroke="var(--glow-amber)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle cx="110" cy="84" r="6" fill="var(--glow-coral)" />
      </svg>
      <h1>{title}</h1>
      {children && <div className={classes.text}>{children}</div>}
      {action}
    </section>
  );
}
