import * as texts from '@aabha/messages/home';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import { countsInput, SIZE_RANGES, sizeInput, type SizeRange } from './home-queries';
import type { SectionWords } from './home-section';
import classes from './SizeTiles.module.css';
import shared from './Tiles.module.css';

interface Facet {
  value: number;
  count: number;
}

/** Returns the catalogue's sizes within a range, with the number of models. */
function within({ from, to = Infinity }: SizeRange, sizes: readonly Facet[]) {
  const own = sizes.filter(({ value }) => value >= from && value <= to);
  return { inches: own.map(({ value }) => value), count: own.reduce((sum, { count }) => sum + count, 0) };
}

/** Collections by size, their televisions drawn to one scale. */
export function SizeTiles({ section: { title, text } }: { section: SectionWords }) {
  const [facets] = trpc.products.facets.useSuspenseQuery(countsInput);
  const lists = trpc.useSuspenseQueries((t) => SIZE_RANGES.map((range) => t.products.list(sizeInput(range))));
  const offered = SIZE_RANGES.map((range, index) => ({
    ...range,
    ...within(range, facets.screenInches),
    model: lists[0][index]?.productList[0],
  })).filter(({ count }) => count > 0);
  const largest = Math.max(...offered.map(({ model }) => model?.screenInches ?? 0));
  const tiles = offered.map((tile) => ({ ...tile, share: (tile.model?.screenInches ?? 0) / largest }));
  if (tiles.length === 0) return null;
  return (
    <section className={`wrap later ${classes.section}`} aria-labelledby="by-size">
      <header className={classes.head}>
        <h2 id="by-size">{title ?? texts.chooseYourSize}</h2>
        <p className="soft">
          {text ?? texts.drawnToScale} <Link to="/find-my-television">{texts.findYourSize}</Link>
        </p>
      </header>
      <ul className={`${shared.tiles} ${classes.tiles}`}>
        {tiles.map(({ label, room, inches, count, model, share }) => (
          <li key={label} className={`${shared.tile} ${classes.tile}`}>
            <div className={classes.pictureArea}>
              {model?.pictures[0] && (
                <div style={{ width: `${share * 100}%` }}>
                  <ResponsivePicture
                    picture={model.pictures[0]}
                    alt=""
                    sizes={`(min-width: 62em) ${Math.ceil(240 * share)}px, ${Math.ceil(46 * share)}vw`}
                    className={classes.picture}
                  />
                </div>
              )}
            </div>
            <h3 className={classes.label}>
              <Link to="/televisions" search={{ size: inches }} className={shared.link}>
                {label}
              </Link>
            </h3>
            <p className={classes.room}>{room}</p>
            <p className={`${shared.count} ${classes.count}`}>{texts.models(count)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
