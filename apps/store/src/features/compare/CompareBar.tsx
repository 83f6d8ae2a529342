import * as texts from '@aabha/messages/compare';
import { Button } from '@aabha/ui/components/Button';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { MAX_COMPARED } from './compared-ids';
import classes from './ComparePage.module.css';
import type { Comparison } from './use-compare-table';

interface CompareBarProps {
  comparison: Comparison;
  productCount: number;
  onAdd: () => void;
}

/** What the comparison shows: all rows or differences, and hidden televisions. */
export function CompareBar({ comparison, productCount, onAdd }: CompareBarProps) {
  const { hidden, inSight, isDifferingOnly, setDifferingOnly, setHidden } = comparison;
  return (
    <div className={classes.bar}>
      {inSight.length > 1 && (
        <label className={classes.only}>
          <input
            type="checkbox"
            checked={isDifferingOnly}
            onChange={(event) => setDifferingOnly(event.currentTarget.checked)}
          />
          {texts.showDifferencesOnly}
        </label>
      )}
      {hidden.map(({ _id, name }) => (
        <Button key={_id} kind="quiet" onClick={() => setHidden(_id, false)}>
          <IconEye size={18} stroke={2} aria-hidden />
          {texts.show(name)}
        </Button>
      ))}
      {productCount < MAX_COMPARED && (
        <Button kind="outline" onClick={onAdd}>
          <IconPlus size={18} stroke={2} aria-hidden />
          {texts.addAnother}
        </Button>
      )}
    </div>
  );
}
