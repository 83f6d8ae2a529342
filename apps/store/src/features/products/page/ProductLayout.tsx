import type { ReactNode } from 'react';
import classes from './ProductLayout.module.css';

interface ProductLayoutProps {
  gallery: ReactNode;
  /** The purchase column; stays beside the gallery on wide screens. */
  decision: ReactNode;
  children: ReactNode;
}

export function ProductLayout({ gallery, decision, children }: ProductLayoutProps) {
  return (
    <div className={`wrap page ${classes.page}`}>
      <div className={classes.top}>
        <div className={classes.gallery}>{gallery}</div>
        <div className={classes.decision}>{decision}</div>
      </div>
      {children}
    </div>
  );
}

/** A secondary row below the purchase column. */
export function AsideActions({ children }: { children: ReactNode }) {
  return <div className={classes.aside}>{children}</div>;
}

/** A section with a heading, such as related televisions. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
