import * as texts from '@aabha/messages/wholesale';
import { Button } from '@aabha/ui/components/Button';
import { ColumnChoice } from '../../components/data-table/ColumnChoice';
import { DataTable } from '../../components/data-table/DataTable';
import { SortSelect } from '../../components/data-table/SortSelect';
import { TableArea } from '../../components/data-table/TableArea';
import { useSortedTable } from '../../components/data-table/use-sorted-table';
import { describeError } from '../../lib/describe-error';
import { PRICE_LIST_COLUMNS, PRICE_LIST_ORDERS } from './price-list-columns';
import { PriceListRow } from './PriceListRow';
import type { Selection } from './use-selection';
import type { useWholesaleProducts } from './use-wholesale';
import classes from './wholesale.module.css';
import type { PriceListOrder } from './wholesale-sort';

interface PriceListProps {
  offered: ReturnType<typeof useWholesaleProducts>;
  selection: Selection;
  order: PriceListOrder;
}

function NoProducts() {
  return (
    <div className={classes.note}>
      <h2>{texts.noProducts}</h2>
      <p className="soft">{texts.noOffers}</p>
    </div>
  );
}

function Skeleton() {
  return (
    <div className={classes.skeletons} aria-busy>
      {[1, 2, 3, 4].map((index) => (
        <div key={index} className={`skeleton ${classes.waiting}`} aria-hidden />
      ))}
    </div>
  );
}

/** The wholesale products as a price list, with loading, error and empty states. */
export function PriceList({ offered, selection, order }: PriceListProps) {
  const { error, hasMore, isLoading, isLoadingMore, isSorting, products } = offered;
  const table = useSortedTable({
    columns: PRICE_LIST_COLUMNS,
    rows: products,
    idOf: ({ _id }) => _id,
    hasOwnOrder: true,
    ...order,
  });
  return (
    <>
      {isLoading && <Skeleton />}
      {!isLoading && !error && products.length === 0 && <NoProducts />}
      {products.length > 0 && (
        <TableArea
          tools={
            <>
              <SortSelect options={PRICE_LIST_ORDERS} {...order} />
              <ColumnChoice table={table} />
            </>
          }
        >
          <DataTable table={table} caption={texts.priceList} isBusy={isSorting}>
            {(row) => <PriceListRow key={row.id} row={row} selection={selection} />}
          </DataTable>
        </TableArea>
      )}
      {error && (
        <div className={classes.note} role="alert">
          <p>{describeError(error).message}</p>
          <Button kind="outline" onClick={offered.retry}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {(hasMore || isLoadingMore) && !error && (
        <div>
          <Button kind="outline" busy={isLoadingMore} onClick={offered.loadMore}>
            {texts.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}
