import { useId } from 'react';
import { formatRupees } from '@aabha/contracts/money/money-format';
import type { WholesaleProduct } from '@aabha/contracts/wholesale/wholesale.schema';
import * as texts from '@aabha/messages/wholesale';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { IconChevronDown } from '@tabler/icons-react';
import { FlexRender, type Row } from '@tanstack/react-table';
import type { SortedFeatures } from '../../components/data-table/use-sorted-table';
import { ProductDetails } from './ProductDetails';
import classes from './products.module.css';
import type { Selection } from './use-selection';
import { leastUnitPrice, wholesaleLine } from './wholesale-lines';

interface PriceListRowProps {
  row: Row<SortedFeatures, WholesaleProduct>;
  selection: Selection;
}

function ProductCell({ row, selection, detailsId }: PriceListRowProps & { detailsId: string }) {
  const product = row.original;
  const { _id, product_id } = product;
  const [picture] = product_id.pictures;
  const least = leastUnitPrice(product);
  return (
    <th scope="row" className={classes.head}>
      <div className={classes.headContent}>
        <label className={classes.select}>
          <input
            type="checkbox"
            checked={selection.selected.has(_id)}
            onChange={(event) =>
              event.currentTarget.checked ? selection.select(product) : selection.deselect(_id)
            }
            aria-label={texts.select(product_id.name)}
          />
        </label>
        <div className={classes.picture}>
          <ResponsivePicture picture={picture} alt="" sizes="96px" />
        </div>
        <button
          type="button"
          className={classes.opener}
          aria-expanded={selection.isOpen(_id)}
          aria-controls={detailsId}
          onClick={() => selection.toggleOpen(_id)}
        >
          <span className={classes.name}>{product_id.name}</span>
          <span className={classes.from}>
            {least < product_id.new_price
              ? texts.eachDownTo(formatRupees(product_id.new_price), formatRupees(least))
              : texts.each(formatRupees(product_id.new_price))}
          </span>
          <IconChevronDown size={20} stroke={1.8} className={classes.chevron} aria-hidden />
        </button>
      </div>
    </th>
  );
}

/**
 * A product of the list: a checkbox, and, expanded, price breaks, quantity and totals
 * (docs/spec/wholesale.md#wholesale-page). A card where the list is narrow.
 */
export function PriceListRow({ row, selection }: PriceListRowProps) {
  const detailsId = useId();
  const product = row.original;
  const { _id } = product;
  const [, ...facts] = row.getVisibleCells();
  return (
    <tbody className={classes.item} data-selected={selection.selected.has(_id) || undefined}>
      <tr>
        <ProductCell row={row} selection={selection} detailsId={detailsId} />
        {facts.map((cell) => (
          <td key={cell.id} className={classes.fact}>
            <FlexRender cell={cell} />
          </td>
        ))}
      </tr>
      {selection.isOpen(_id) && (
        <tr>
          <td colSpan={facts.length + 1} className={classes.detailsCell}>
            <ProductDetails
              id={detailsId}
              line={wholesaleLine(product, selection.quantityOf(_id))}
              onQuantity={(quantity) => selection.setQuantity(_id, quantity)}
            />
          </td>
        </tr>
      )}
    </tbody>
  );
}
