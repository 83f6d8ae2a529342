import { lazy, Suspense } from 'react';
import * as texts from '@aabha/messages/home';
import { useNearViewport } from '../../lib/use-near-viewport';
import type { SectionWords } from './home-section';
import classes from './HomeFilm.module.css';

const HomeFilm = lazy(() => import('./HomeFilm').then((module) => ({ default: module.HomeFilm })));

/** Placeholder of the film. The film and its player load when it comes near the viewport. */
export function FilmSection({ section: { title, text } }: { section: SectionWords }) {
  const { ref, near } = useNearViewport<HTMLDivElement>();
  return (
    <section className={classes.film} aria-labelledby="film">
      <div ref={ref} className={classes.frame}>
        {near && (
          <Suspense fallback={null}>
            <HomeFilm />
          </Suspense>
        )}
      </div>
      <div className={`wrap ${classes.caption}`}>
        <h2 id="film" className={classes.title}>
          {title ?? texts.lightsOff}
        </h2>
        <p className={classes.text}>{text ?? texts.betterEvening}</p>
      </div>
    </section>
  );
}
