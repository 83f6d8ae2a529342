import { counted } from '@aabha/contracts/counts/counts';
import type { Technology } from '@aabha/contracts/products/products.schema';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import { countsInput } from './home-queries';
import classes from './TechnologyTiles.module.css';
import shared from './Tiles.module.css';

const TECHNOLOGIES: readonly { technology: Technology; sentence: string; art: string | undefined }[] = [
  {
    technology: 'LED',
    sentence: 'One even light behind the whole screen: good value, low electricity use.',
    art: classes.led,
  },
  {
    technology: 'QLED',
    sentence: 'Quantum dots make colours richer, even in a bright room.',
    art: classes.qled,
  },
  {
    technology: 'Mini-LED',
    sentence: 'Hundreds of small lights dim one by one: very bright, with deep shadows.',
    art: classes.miniLed,
  },
  {
    technology: 'OLED',
    sentence: 'Each pixel is its own light and can switch off fully: the deepest black.',
    art: classes.oled,
  },
];

/** Collections by technology: one sentence and one small drawing for each. */
export function TechnologyTiles() {
  const [facets] = trpc.products.facets.useSuspenseQuery(countsInput);
  const countOf = (technology: Technology) =>
    facets.technology.find(({ value }) => value === technology)?.count ?? 0;
  const sold = TECHNOLOGIES.filter(({ technology }) => countOf(technology) > 0);
  if (sold.length === 0) return null;
  return (
    <section className={`wrap later ${classes.section}`} aria-labelledby="by-technology">
      <h2 id="by-technology" className={classes.title}>
        Display technology
      </h2>
      <ul className={`${shared.tiles} ${classes.tiles}`}>
        {sold.map(({ technology, sentence, art }) => (
          <li key={technology} className={`${shared.tile} ${classes.tile}`}>
            <div className={`${classes.art} ${art}`} aria-hidden="true" />
            <div className={classes.text}>
              <h3 className={classes.name}>
                <Link to="/televisions" search={{ technology: [technology] }} className={shared.link}>
                  {technology}
                </Link>
              </h3>
              <p className={classes.sentence}>{sentence}</p>
              <p className={`${shared.count} ${classes.count}`}>{counted(countOf(technology), 'model')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
