import { Link, Typography } from '@mui/material';
import { DataTable, SearchInput, SelectInput, SimpleList, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { STAFF_PAGE_SIZES } from '@aabha/contracts/settings/limits';
import { STOCK_REASON_LABELS } from '@aabha/contracts/stock/stock.values';
import { formatDateTime } from '@aabha/contracts/time/india-time';
import { EmptyList } from '../../components/EmptyList';
import { ExportCsvButton } from '../../components/ExportCsvButton';
import { FilterChips, type FilterChip } from '../../components/FilterChips';
import { ListTable } from '../../components/lists/ListTable';
import { PeriodInput } from '../../components/lists/PeriodInput';
import { TableList } from '../../components/TableList';
import { choicesOf } from '../../data/choices-of';
import { OrderLinkField } from '../orders/OrderLinkField';
import { CountStockButton } from './CountStockButton';
import { movesAddress } from './moves-address';
import { signedUnits } from './signed-units';
import { stockMoveFilters, type StockMoveRecord } from './stock-moves.data';
import { STOCK_MOVE_VIEWS } from './stock-move-views';

const Column = DataTable.Col<StockMoveRecord>;
const empty = <EmptyList text="No movements found" hint="Sales, returns, counts and edits appear here." />;

const filters = [
  <SearchInput key="search" source="search" placeholder="Television" alwaysOn />,
  <SelectInput
    key="reason"
    source="reason"
    label="Reason"
    choices={choicesOf(STOCK_REASON_LABELS)}
    emptyText="All"
    alwaysOn
  />,
  <PeriodInput key="period" source="period" label="When" alwaysOn />,
];

const chips: FilterChip<StockMoveRecord>[] = [
  { source: 'product', text: (_value, [first]) => first?.product.name ?? 'One television' },
];

/** Why units came or went, with the order, who of the staff, and the note. */
function Why({ move }: { move: StockMoveRecord }) {
  return (
    <>
      {STOCK_REASON_LABELS[move.reason]} {move.order_id && <OrderLinkField orderId={move.order_id} />}
      {[move.actor?.name, move.note].filter(Boolean).map((text) => (
        <Typography
          key={text}
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block' }}
        >
          {text}
        </Typography>
      ))}
    </>
  );
}

/** The name of a television, which leads to its movements alone. */
function TelevisionLink({ product }: Pick<StockMoveRecord, 'product'>) {
  return (
    <Link component={RouterLink} to={movesAddress(product._id)} color="inherit" underline="hover">
      {product.name}
    </Link>
  );
}

function MoveTable() {
  const { filterValues } = useListContext();
  const isOfOne = 'product' in filterValues;
  return (
    <ListTable<StockMoveRecord> rowClick={false} bulkActionButtons={false} empty={empty}>
      <Column label="Time" render={({ created_at }) => formatDateTime(created_at)} />
      <Column label="Television" render={({ product }) => <TelevisionLink product={product} />} />
      <Column label="Units" align="right" render={({ delta }) => <strong>{signedUnits(delta)}</strong>} />
      {isOfOne && <Column label="On hand after" align="right" render={({ after }) => after ?? ''} />}
      <Column label="Why" render={(move) => <Why move={move} />} />
    </ListTable>
  );
}

function MoveRows() {
  return (
    <SimpleList<StockMoveRecord>
      linkType={false}
      primaryText={({ product, delta }) => `${signedUnits(delta)} · ${product.name}`}
      secondaryText={(move) => (
        <>
          {formatDateTime(move.created_at)}
          {move.after !== undefined && `, ${move.after} on hand`}
          <br />
          <Why move={move} />
        </>
      )}
      empty={empty}
    />
  );
}

/** Every change of the units on hand, newest first; SuperAdmin only (docs/spec/stock.md#movements). */
export function StockMoveList() {
  return (
    <TableList
      resource="stock-moves"
      title="Stock Movements"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={STAFF_PAGE_SIZES.priceChanges}
      above={<FilterChips chips={chips} />}
      actions={
        <>
          <ExportCsvButton list="stock-moves" filtersOf={stockMoveFilters} />
          <CountStockButton />
        </>
      }
      failed="Failed to fetch movements"
      views={STOCK_MOVE_VIEWS}
      table={<MoveTable />}
      rows={<MoveRows />}
    />
  );
}
