import { formatPaise } from '@aabha/contracts/money/money-format';
import {
  comparisonVerdict,
  type ComparedPoint,
  type ComparisonVerdict,
} from '@aabha/contracts/products/compared-televisions.rules';
import * as texts from '@aabha/messages/compare';
import { IconBulb } from '@tabler/icons-react';
import { useElectricity } from '../../lib/electricity';
import { comparedTelevision, type ComparedProduct } from './compared-television';
import classes from './Verdict.module.css';

/** The energy stars follow from the electricity, so that one of the two is enough; and three points are read, more are not. */
const MOST_POINTS = 3;

function pointsText(points: readonly ComparedPoint[]): string {
  const told = points.filter((point) => point !== 'stars' || !points.includes('electricity'));
  return texts.listOf(told.slice(0, MOST_POINTS).map((point) => texts.points[point]));
}

type Ranked = Extract<ComparisonVerdict, { kind: 'ranked' }>;
type NameOf = (id: string) => string;

function cheapestText({ cheapest, ahead }: Ranked, nameOf: NameOf): string {
  const name = nameOf(cheapest);
  return ahead.length > 0 ? texts.costsLeastAndIsAhead(name, pointsText(ahead)) : texts.costsLeast(name);
}

function alternativeText({ alternative }: Ranked, nameOf: NameOf): string[] {
  if (!alternative) return [];
  const { _id, extra, ahead } = alternative;
  const [name, points] = [nameOf(_id), pointsText(ahead)];
  return [extra > 0 ? texts.forMore(formatPaise(extra), name, points) : texts.forTheSame(name, points)];
}

/** Returns the sentences of a verdict. */
function sentencesOf(verdict: ComparisonVerdict, nameOf: NameOf): string[] {
  switch (verdict.kind) {
    case 'none-in-stock':
      return [texts.noneInStock];
    case 'only-one':
      return [texts.onlyInStock(nameOf(verdict.best))];
    case 'alike':
      return [
        verdict.saving > 0
          ? texts.alike(nameOf(verdict.best), formatPaise(verdict.saving))
          : texts.alikeInPriceToo,
      ];
    case 'ranked':
      return [cheapestText(verdict, nameOf), ...alternativeText(verdict, nameOf)];
  }
}

/** What the comparison of the televisions in sight comes to (docs/spec/storefront.md#comparison). */
export function Verdict({ products }: { products: readonly ComparedProduct[] }) {
  const electricity = useElectricity();
  const verdict = comparisonVerdict(products.map((product) => comparedTelevision(product, electricity)));
  if (!verdict) return null;
  const nameOf = (id: string) => products.find(({ _id }) => _id === id)?.name ?? '';
  return (
    <section className={classes.verdict} aria-labelledby="verdict" aria-live="polite">
      <IconBulb size={28} stroke={1.6} aria-hidden className={classes.icon} />
      <h2 id="verdict" className={classes.title}>
        {texts.inShort}
      </h2>
      <p className={classes.text}>{sentencesOf(verdict, nameOf).join(' ')}</p>
    </section>
  );
}
