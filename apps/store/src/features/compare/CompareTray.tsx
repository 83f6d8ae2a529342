import * as texts from '@aabha/messages/compare';
import * as compareToggle from '@aabha/messages/compare-toggle';
import { Button, buttonClass } from '@aabha/ui/components/Button';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc';
import {
  replaceComparison,
  compareSearch,
  MAX_COMPARED,
  removeFromComparison,
  useComparedIds,
} from './compared-ids';
import classes from './CompareTray.module.css';

function ComparedTelevision({ id }: { id: string }) {
  const { data } = trpc.products.get.useQuery({ id });
  const [picture] = data?.product.pictures ?? [];
  const name = data?.product.name ?? texts.thisTelevision;
  return (
    <li className={classes.item} title={data?.product.name}>
      {picture && <ResponsivePicture picture={picture} alt="" sizes="72px" />}
      <button
        type="button"
        className={classes.off}
        aria-label={texts.removeFromComparison(name)}
        onClick={() => removeFromComparison(id)}
      >
        <IconX size={14} stroke={2.4} aria-hidden />
      </button>
    </li>
  );
}

/**
 * The televisions selected for comparison, at the lower edge until they are compared or cleared. `wideOnly`
 * where the page has its own bar there on phones.
 */
export function CompareTray({ wideOnly = false }: { wideOnly?: boolean }) {
  const comparedIds = useComparedIds();
  if (comparedIds.length === 0) return null;
  return (
    <aside
      className={`${classes.tray} ${wideOnly ? classes.wideOnly : ''}`}
      aria-label={compareToggle.compare}
    >
      <ul className={classes.list}>
        {comparedIds.map((id) => (
          <ComparedTelevision key={id} id={id} />
        ))}
      </ul>
      <p className={classes.count} role="status">
        {texts.countOf(comparedIds.length, MAX_COMPARED)}
        <span className={classes.hint}>
          {' '}
          {comparedIds.length === 1 ? texts.chosenAddOneMore : texts.chosen}
        </span>
      </p>
      <Button kind="quiet" onClick={() => replaceComparison([])}>
        {texts.clear}
      </Button>
      <Link to="/compare" search={compareSearch(comparedIds)} className={buttonClass()}>
        {compareToggle.compare}
      </Link>
    </aside>
  );
}
