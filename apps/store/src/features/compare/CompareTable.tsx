import { buttonClass } from '@aabha/ui/components/Button';
import { ResponsivePicture } from '@aabha/ui/components/ResponsivePicture';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CompareGroup, ComparedProduct, CompareRow } from './compare-rows';
import classes from './CompareTable.module.css';

interface CompareTableProps {
  products: readonly ComparedProduct[];
  groups: readonly CompareGroup[];
  onRemove: (id: string) => void;
}

function ProductHead({ product, onRemove }: { product: ComparedProduct; onRemove: (id: string) => void }) {
  const [picture] = product.pictures;
  return (
    <th scope="col" className={classes.product}>
      <div className={classes.productContent}>
        <button
          type="button"
          className={classes.remove}
          aria-label={`Remove ${product.name} from the comparison`}
          onClick={() => onRemove(product._id)}
        >
          <IconX size={18} stroke={2} aria-hidden />
        </button>
        <ResponsivePicture picture={picture} alt="" sizes="(min-width: 60em) 260px, 42vw" />
        <span className={classes.name}>{product.name}</span>
        <Link
          to="/television/$id"
          params={{ id: product._id }}
          className={buttonClass({ kind: 'outline', wide: true })}
          aria-label={`View ${product.name}`}
        >
          View
        </Link>
      </div>
    </th>
  );
}

function Row({ row }: { row: CompareRow }) {
  return (
    <tr className={row.differs ? classes.differs : undefined}>
      <th scope="row" className={classes.label}>
        {row.label}
        {row.differs && <span className="visually-hidden"> (differs)</span>}
      </th>
      {row.values.map((value, index) => (
        <td key={index} className={classes.value}>
          {value ?? <span aria-label="Not stated">–</span>}
        </td>
      ))}
    </tr>
  );
}

export function CompareTable({ products, groups, onRemove }: CompareTableProps) {
  return (
    // The table scrolls sideways on phones, by keyboard too.
    <div className={classes.scroller} role="region" aria-label="Comparison" tabIndex={0}>
      <table className={classes.table}>
        <caption className="visually-hidden">
          Televisions side by side; rows with differences are marked
        </caption>
        <thead>
          <tr>
            <td className={classes.corner} />
            {products.map((product) => (
              <ProductHead key={product._id} product={product} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={products.length + 1} className={classes.group}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
