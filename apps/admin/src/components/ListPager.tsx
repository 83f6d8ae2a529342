import {
  Box,
  Pagination,
  PaginationItem,
  TablePagination,
  Toolbar,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { formatNumber } from '../data/number-format';
import { useListTotal } from './lists/use-list-total';

function PageButtons() {
  const { page, perPage, total = 0, setPage } = useListPaginationContext();
  const translate = useTranslate();
  const pageCount = Math.ceil(total / perPage);
  if (pageCount <= 1) return null;
  return (
    <Box sx={{ flexShrink: 0, ml: 2 }}>
      <Pagination
        size="small"
        count={pageCount}
        page={page}
        onChange={(_event, newPage) => setPage(newPage)}
        getItemAriaLabel={(type, number, isCurrent) =>
          translate(`ra.navigation.${type === 'page' && isCurrent ? 'current_page' : type}`, {
            page: formatNumber(number ?? 0),
          })
        }
        renderItem={({ page: number, ...item }) => (
          <PaginationItem {...item} page={number === null ? number : formatNumber(number)} />
        )}
      />
    </Box>
  );
}

/**
 * The pager of a list with numbers in Indian grouping, which react-admin's own pager lacks. `sizes`: page
 * sizes to choose from where there is room; none hides the choice.
 */
export function ListPager({ sizes }: { sizes: number[] }) {
  const { isPending, page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext();
  const count = useListTotal();
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (isPending) return <Toolbar variant="dense" />;
  if (total === 0 || page < 1 || page > Math.ceil(total / perPage)) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      onPageChange={(_event, newPage) => setPage(newPage + 1)}
      rowsPerPage={perPage}
      onRowsPerPageChange={({ target }) => setPerPage(Number(target.value))}
      rowsPerPageOptions={isNarrow ? [] : sizes}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      labelDisplayedRows={({ from, to }) => `${formatNumber(from)}-${formatNumber(to)} of ${count}`}
      sx={{ pr: 1 }}
      {...(isNarrow ? {} : { ActionsComponent: PageButtons })}
    />
  );
}
