import * as texts from '@aabha/messages/invoices';
import { IconSelector } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import card from '../../styles/order-card.module.css';
import classes from './invoices.module.css';
import type { InvoicesSearch } from './invoices-query';
import '../../styles/select-box.css';

/** Newest or oldest first; a change returns to the first page. */
export function InvoiceSort({ order }: Pick<InvoicesSearch, 'order'>) {
  const navigate = useNavigate();
  return (
    <label className={classes.sort}>
      <span className={card.note}>{texts.sortBy}</span>
      <span className="select-box">
        <select
          value={order ?? 'newest'}
          onChange={(event) => {
            const search = event.currentTarget.value === 'oldest' ? { order: 'oldest' as const } : {};
            void navigate({ to: '/my-invoices', search, replace: true });
          }}
        >
          <option value="newest">{texts.newestFirst}</option>
          <option value="oldest">{texts.oldestFirst}</option>
        </select>
        <IconSelector size={18} stroke={1.8} aria-hidden />
      </span>
    </label>
  );
}
