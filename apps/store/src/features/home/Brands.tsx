import { HOME_BRANDS_MAX } from '@aabha/contracts/home/home.values';
import * as texts from '@aabha/messages/home';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import { countsInput } from './home-queries';
import type { SectionWords } from './home-section';
import classes from './Tiles.module.css';
import { LinkTiles } from './LinkTiles';

/** The brands with the most televisions. */
export function Brands({ section: { title, text } }: { section: SectionWords }) {
  const [{ companyName }] = trpc.products.facets.useSuspenseQuery(countsInput);
  const brands = companyName.toSorted((a, b) => b.count - a.count).slice(0, HOME_BRANDS_MAX);
  if (brands.length === 0) return null;
  return (
    <LinkTiles id="brands" title={title ?? texts.byBrand} text={text} className={classes.brands}>
      {brands.map(({ value, count }) => (
        <li key={value} className={`${classes.tile} ${classes.linkTile}`}>
          <h3 className={classes.brand}>
            <Link to="/televisions" search={{ brand: [value] }} className={classes.link}>
              {value}
            </Link>
          </h3>
          <p className={classes.linkCount}>{texts.models(count)}</p>
        </li>
      ))}
    </LinkTiles>
  );
}
