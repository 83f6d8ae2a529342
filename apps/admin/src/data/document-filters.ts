import { TECHNOLOGIES } from '@aabha/contracts/products/products.values';
import { choiceFilter, filterOf, textFilter, type Filtered } from './list-query';
import { instantsFilter } from './period-filter';

/** The filters of a report's rows for lists of invoices and credit notes, in the API's format. */
export function documentFilters(params: Filtered) {
  const inches = filterOf(params, 'inches');
  return {
    ...instantsFilter(params, 'issuedFrom', 'issuedBefore'),
    ...textFilter(params, 'place'),
    ...textFilter(params, 'brand'),
    ...choiceFilter(params, 'technology', TECHNOLOGIES),
    ...(typeof inches === 'number' ? { inches } : {}),
  };
}
