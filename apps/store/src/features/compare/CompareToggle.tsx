import * as texts from '@aabha/messages/compare-toggle';
import { Link } from '@tanstack/react-router';
import { compareSearch, toggleComparison, useComparedIds } from './compared-ids';
import classes from './CompareToggle.module.css';

interface CompareToggleProps {
  productId: string;
  productName: string;
}

/** Adds a television to the comparison or removes it, on its card or its page. */
export function CompareToggle({ productId, productName }: CompareToggleProps) {
  const comparedIds = useComparedIds();
  return (
    <label className={classes.toggle}>
      <input
        type="checkbox"
        checked={comparedIds.includes(productId)}
        onChange={() => toggleComparison(productId)}
        aria-label={texts.compareProduct(productName)}
      />
      {texts.compare}
    </label>
  );
}

/** The link to the comparison on the page of a selected television. */
export function ComparisonLink({ productId }: { productId: string }) {
  const comparedIds = useComparedIds();
  if (!comparedIds.includes(productId) || comparedIds.length < 2) return null;
  return (
    <Link to="/compare" search={compareSearch(comparedIds)} className={classes.link}>
      {texts.seeSideBySide(comparedIds.length)}
    </Link>
  );
}
