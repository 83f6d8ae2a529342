import type { ReactNode } from 'react';
import classes from './orders.module.css';

/** A term of an order with its value. */
export function Fact({
  term,
  children,
  strong = false,
}: {
  term: string;
  children: ReactNode;
  strong?: boolean;
}) {
  return (
    <div className={strong ? `${classes.fact} ${classes.total}` : classes.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
