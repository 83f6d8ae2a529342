import type { Technology } from '@aabha/contracts/products/products.schema';
import * as texts from '@aabha/messages/home';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import { countsInput } from './home-queries';
import type { SectionWords } from './home-section';
import classes from './TechnologyTiles.module.css';
import shared from './Tiles.module.css';

const TECHNOLOGIES: readonly { technology: Technology; art: string | undefined }[] = [
  { technology: 'LED', art: classes.led },
  { technology: 'QLED', art: classes.qled },
  { technology: 'Mini-LED', art: classes.miniLed },
  { technology: 'OLED', art: classes.oled },
];

/** Collections by technology: one sentence and one small drawing for each. */
export function TechnologyTiles({ section: { title } }: { section: SectionWords }) {
  const [facets] = trpc.products.facets.useSuspenseQuery(countsInput);
  const countOf = (technology: Technology) =>
    facets.technology.find(({ value }) => value === technology)?.count ?? 0;
  const sold = TECHNOLOGIES.filter(({ technology }) => countOf(technology) > 0);
  if (sold.length === 0) return null;
  return (
    <section className={`wrap later ${classes.section}`} aria-labelledby="by-technology">
      <h2 id="by-technology" className={classes.title}>
        {title ?? texts.displayTechnology}
      </h2>
      <ul className={`${shared.tiles} ${classes.tiles}`}>
        {sold.map(({ technology, art }) => (
          <li key={technology} className={`${shared.tile} ${classes.tile}`}>
            <div className={`${classes.art} ${art}`} aria-hidden="true" />
            <div className={classes.text}>
              <h3 className={classes.name}>
                <Link to="/televisions" search={{ technology: [technology] }} className={shared.link}>
                  {technology}
                </Link>
              </h3>
              <p className={classes.sentence}>{texts.technologySentences[technology]}</p>
              <p className={`${shared.count} ${classes.count}`}>{texts.models(countOf(technology))}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
