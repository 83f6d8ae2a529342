import type { ReactNode } from 'react';
import { formatCount } from '@aabha/contracts/counts/counts';
import { formatRupees } from '@aabha/contracts/money/money-format';
import * as texts from '@aabha/messages/wholesale';
import { IconX } from '@tabler/icons-react';
import { totalValue, type WholesaleLine } from './wholesale-lines';
import order from '../../styles/order-columns.module.css';
import classes from './wholesale.module.css';

interface SelectionSummaryProps {
  lines: readonly WholesaleLine[];
  onRemove: (id: string) => void;
  children: ReactNode;
}

/** The selected products with their total, and the order button. */
export function SelectionSummary({ lines, onRemove, children }: SelectionSummaryProps) {
  return (
    <aside className={`card ${order.aside}`} aria-label={texts.selectedProducts}>
      <h2 className={classes.asideTitle}>{texts.selectedProducts}</h2>
      {lines.length === 0 && <p className="soft">{texts.selectProducts}</p>}
      {lines.length > 0 && (
        <ul className={classes.lines}>
          {lines.map(({ product, quantity, unit, total }) => (
            <li key={product._id} className={classes.line}>
              <p className={classes.lineName}>{product.product_id.name}</p>
              <button
                type="button"
                className={classes.remove}
                aria-label={texts.remove(product.product_id.name)}
                onClick={() => onRemove(product._id)}
              >
                <IconX size={16} stroke={2} aria-hidden />
              </button>
              <p className="soft small">
                {formatCount(quantity)} × {formatRupees(unit)}
              </p>
              <p className={classes.lineTotal}>{formatRupees(total)}</p>
            </li>
          ))}
        </ul>
      )}
      <dl className={classes.total}>
        <dt>{texts.totalValue}</dt>
        <dd aria-live="polite">{formatRupees(totalValue(lines))}</dd>
      </dl>
      {children}
      <p className="soft small">{texts.payLater}</p>
    </aside>
  );
}
