import type { ListStaffProductsInput } from '@aabha/contracts/products/products.staff.schema';
import type { DbOrTx } from '@aabha/db/client';
import { searchWithCorrections } from './products.search.service';
import { selectStaffCards } from './staff-cards.queries';

/** Returns how many televisions staff find: exact, also where their list says that there are more than it counts. */
export async function countFoundProducts(db: DbOrTx, input: ListStaffProductsInput): Promise<number> {
  const { total } = await searchWithCorrections(
    db,
    { text: input.filters.search, reach: 'all-words' },
    (search) => selectStaffCards(db, input, search && { ...search, terms: undefined }),
    (page) => page.total > 0,
  );
  return total;
}
