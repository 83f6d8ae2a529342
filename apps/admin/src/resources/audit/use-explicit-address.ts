import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Returns a function that gives the list an address with its filters, sort and page in place of one without any. Without them
 * react-admin shows what the list had last, so that the way back from the entries of a batch would lead to these again.
 */
export function useExplicitAddress(): () => void {
  const { filterValues, sort, page, perPage } = useListContext();
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (search !== '') return;
    const query = new URLSearchParams({
      ...{ filter: JSON.stringify(filterValues), sort: sort.field, order: sort.order },
      ...{ page: String(page), perPage: String(perPage) },
    });
    void navigate({ search: query.toString() }, { replace: true });
  };
}
