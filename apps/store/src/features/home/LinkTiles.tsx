import type { ReactNode } from 'react';
import classes from './Tiles.module.css';

interface LinkTilesProps {
  id: string;
  title: string;
  text: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** A title with tiles, each of which is a link. */
export function LinkTiles({ id, title, text, className, children }: LinkTilesProps) {
  return (
    <section className={`wrap later ${classes.section}`} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id}>{title}</h2>
        {text && <p className="soft">{text}</p>}
      </header>
      <ul className={`${classes.tiles} ${className}`}>{children}</ul>
    </section>
  );
}
