import { StaffSearchInput, StaffSearchOutput } from '@aabha/contracts/search/staff-search.schema';
import { router, staffProcedure } from '../../trpc/procedures';
import { post } from '../../trpc/procedure-meta';
import { searchForStaff } from './search.service';

export const searchRouter = router({
  staff: staffProcedure
    .meta(post('/admin/search', 'Orders, customers, documents and products that a text finds'))
    .input(StaffSearchInput)
    .output(StaffSearchOutput)
    .query(({ ctx, input }) => searchForStaff(ctx, input)),
});
