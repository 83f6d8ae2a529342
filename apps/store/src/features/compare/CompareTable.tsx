import type { ReactNode } from 'react';
import * as texts from '@aabha/messages/compare';
import { buttonClass } from '@aabha/ui/components/Button';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { IconCheck, IconEyeOff, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FlexRender, type Row } from '@tanstack/react-table';
import type { ComparedProduct } from './compared-television';
import { groupRows, type CompareRow } from './compare-rows';
import classes from './CompareTable.module.css';
import type { Comparison, CompareFeatures } from './use-compare-table';

/** Renders the offer of a television: its price and Add to Cart. */
export type RenderOffer = (product: ComparedProduct) => ReactNode;

interface ProductHeadProps {
  product: ComparedProduct;
  renderOffer: RenderOffer;
  onRemove: (id: string) => void;
  /** Undefined for the only television in sight. */
  onHide: ((id: string) => void) | undefined;
}

function ProductHead({ product, renderOffer, onRemove, onHide }: ProductHeadProps) {
  const { _id, name, pictures } = product;
  return (
    <th scope="col" className={classes.product}>
      <div className={classes.productContent}>
        <div className={classes.actions}>
          {onHide && (
            <button
              type="button"
              className={classes.action}
              aria-label={texts.hide(name)}
              onClick={() => onHide(_id)}
            >
              <IconEyeOff size={18} stroke={2} aria-hidden />
            </button>
          )}
          <button
            type="button"
            className={classes.action}
            aria-label={texts.removeFromComparison(name)}
            onClick={() => onRemove(_id)}
          >
            <IconX size={18} stroke={2} aria-hidden />
          </button>
        </div>
        <ResponsivePicture picture={pictures[0]} alt="" sizes="(min-width: 60em) 260px, 42vw" />
        <span className={classes.name}>{name}</span>
        <div className={classes.offer}>
          {renderOffer(product)}
          <Link
            to="/television/$id"
            params={{ id: _id }}
            className={buttonClass({ kind: 'quiet', wide: true })}
            aria-label={texts.viewProduct(name)}
          >
            {texts.view}
          </Link>
        </div>
      </div>
    </th>
  );
}

function SpecificationRow({ row }: { row: Row<CompareFeatures, CompareRow> }) {
  const { label, differs, best } = row.original;
  const [, ...values] = row.getVisibleCells();
  return (
    <tr className={differs ? classes.differs : undefined}>
      <th scope="row" className={classes.label}>
        {label}
        {differs && <span className="visually-hidden"> {texts.differs}</span>}
      </th>
      {values.map((cell) => (
        <td key={cell.id} className={classes.value}>
          <FlexRender cell={cell} />
          {best.has(cell.column.id) && (
            <>
              {' '}
              <span className={classes.best}>
                <IconCheck size={14} stroke={2.5} aria-hidden />
                {texts.best}
              </span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

interface CompareTableProps {
  comparison: Comparison;
  renderOffer: RenderOffer;
  onRemove: (id: string) => void;
}

/** A row for each specification and a column for each television in sight. */
export function CompareTable({ comparison, renderOffer, onRemove }: CompareTableProps) {
  const { inSight, setHidden, table } = comparison;
  const groups = groupRows(table.getRowModel().rows, (row) => row.original.group);
  const hide = inSight.length > 1 ? (id: string) => setHidden(id, true) : undefined;
  return (
    // The table scrolls sideways on phones, by keyboard too.
    <div className={classes.scroller} role="region" aria-label={texts.comparison} tabIndex={0}>
      <table className={classes.table}>
        <caption className="visually-hidden">{texts.tableCaption}</caption>
        <thead>
          <tr>
            <td className={classes.corner} />
            {inSight.map((product) => (
              <ProductHead
                key={product._id}
                product={product}
                renderOffer={renderOffer}
                onRemove={onRemove}
                onHide={hide}
              />
            ))}
          </tr>
        </thead>
        {groups.map(([title, rows]) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={inSight.length + 1} className={classes.group}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <SpecificationRow key={row.id} row={row} />
            ))}
          </tbody>
        ))}
        {groups.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={inSight.length + 1} className={classes.value}>
                {texts.noDifferences}
              </td>
            </tr>
          </tbody>
        )}
      </table>
    </div>
  );
}
