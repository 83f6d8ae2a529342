import type { ReactNode } from 'react';
import classes from './ProductLayout.module.css';

interface ProductLayoutProps {
  gallery: ReactNode;
  /** Everything that the decision needs; stays beside the gallery on wide screens. */
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

/** A quiet row under the decision. */
export function AsideActions({ children }: { children: ReactNode }) {
  return <div className={classes.aside}>{children}</div>;
}

/** A titled part of the page, as the related televisions are. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
