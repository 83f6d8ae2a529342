import type { ReactNode } from 'react';
import classes from './accounts.module.css';
import '../../styles/form.css';

/** The narrow card of the sign-in and sign-up screens. */
export function AccountCard({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`wrap page ${classes.place}`}>
      <section className={`card ${classes.card}`}>
        <h1 className={classes.title}>{title}</h1>
        {intro && <p className="soft">{intro}</p>}
        {children}
      </section>
    </div>
  );
}
