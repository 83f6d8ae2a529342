import type { ReactNode } from 'react';
import card from '../styles/order-card.module.css';

interface EmptyCardProps {
  title: string;
  hint?: string;
  /** Where to go from here. */
  children?: ReactNode;
}

/** Stands in place of a list that has nothing. */
export function EmptyCard({ title, hint, children }: EmptyCardProps) {
  return (
    <section className={`card ${card.empty}`}>
      <h2>{title}</h2>
      {hint !== undefined && <p className="soft">{hint}</p>}
      {children}
    </section>
  );
}
