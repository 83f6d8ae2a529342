import type { StockMove } from '@aabha/contracts/stock/stock.schema';
import { STOCK_MOVE_REASONS } from '@aabha/contracts/stock/stock.values';
import { choiceFilter, textFilter, withId, type Filtered, type ListQuery } from '../../data/list-query';
import { periodFilter } from '../../data/period-filter';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type StockMoveRecord = StockMove & { id: string };

/** The list's filters in the API's format. */
export const stockMoveFilters = (params: Filtered) => ({
  ...choiceFilter(params, 'reason', STOCK_MOVE_REASONS),
  ...textFilter(params, 'product'),
  ...periodFilter(params),
  ...textFilter(params, 'search'),
});

export const listStockMoves: ListQuery = async (page, params) => {
  const { moveList, moveCount } = await api.stock.moves.query({ ...page, filters: stockMoveFilters(params) });
  return { data: moveList.map(withId), total: moveCount };
};

type CountInput = Parameters<typeof api.stock.count.mutate>[0];

export const stockActions = {
  countStock: (input: CountInput) => api.stock.count.mutate(input).then((data) => ({ data }), toHttpError),
};
export type StockProvider = ProviderWith<typeof stockActions>;
