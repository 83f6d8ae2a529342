import { Link } from '@tanstack/react-router';
import { compareSearch, toggleComparison, useComparedIds } from './compare-selection';
import classes from './CompareToggle.module.css';

interface CompareToggleProps {
  productId: string;
  productName: string;
}

/** Puts a television beside others or takes it away again, from its card or its page. */
export function CompareToggle({ productId, productName }: CompareToggleProps) {
  const chosen = useComparedIds();
  return (
    <label className={classes.toggle}>
      <input
        type="checkbox"
        checked={chosen.includes(productId)}
        onChange={() => toggleComparison(productId)}
        aria-label={`Compare ${productName}`}
      />
      Compare
    </label>
  );
}

/** The way to the comparison from the page of a television that is part of it. */
export function ComparisonLink({ productId }: { productId: string }) {
  const chosen = useComparedIds();
  if (!chosen.includes(productId) || chosen.length < 2) return null;
  return (
    <Link to="/compare" search={compareSearch(chosen)} className={classes.link}>
      See all {chosen.length} side by side
    </Link>
  );
}
