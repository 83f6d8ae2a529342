import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/home';
import { Link } from '@tanstack/react-router';
import type { HomeSection } from './home-section';
import classes from './Tiles.module.css';
import { LinkTiles } from './LinkTiles';

/** Links to the televisions that cost less than an amount. */
export function Budgets({ section: { title, text, budgets = [] } }: { section: HomeSection }) {
  const highest = budgets.at(-1)?.max ?? 1;
  return (
    <LinkTiles id="budgets" title={title ?? texts.byBudget} text={text} className={classes.budgets}>
      {budgets.map(({ max, count }) => (
        <li key={max} className={`${classes.tile} ${classes.linkTile}`}>
          <h3 className={classes.budget}>
            <Link to="/televisions" search={{ max: max - 1 }} className={classes.link}>
              {texts.under[0]}
              <span className={classes.amount}>{formatRupees(max)}</span>
              {texts.under[1]}
            </Link>
          </h3>
          <p className={classes.linkCount}>{texts.models(count)}</p>
          <span className={classes.level} style={{ width: `${(max / highest) * 100}%` }} />
        </li>
      ))}
    </LinkTiles>
  );
}
