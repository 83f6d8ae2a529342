import {
  ListReturnsInput,
  ListReturnsOutput,
  RequestReturnInput,
  ReturnRequestOutput,
  UpdateReturnInput,
} from '@aabha/contracts/returns/returns.schema';
import { router, superAdminProcedure, userProcedure } from '../../trpc/procedures';
import { ONCE_A_KEY, ONCE_A_KEY_IN_STEPS, post } from '../../trpc/procedure-meta';
import { listReturns, requestReturn, updateReturn } from './returns.service';

export const returnsRouter = router({
  request: userProcedure
    .meta(post('/returnRequest/create', "Ask for one's own delivered order to be taken back", ONCE_A_KEY))
    .input(RequestReturnInput)
    .output(ReturnRequestOutput)
    .mutation(({ ctx, input }) => requestReturn(ctx, input)),
  list: superAdminProcedure
    .meta(post('/returnRequest/list', 'Everybody’s return requests'))
    .input(ListReturnsInput)
    .output(ListReturnsOutput)
    .query(({ ctx, input }) => listReturns(ctx, input)),
  update: superAdminProcedure
    .meta(post('/returnRequest/{id}/update', 'Approve a return, then refund it', ONCE_A_KEY_IN_STEPS))
    .input(UpdateReturnInput)
    .output(ReturnRequestOutput)
    .mutation(({ ctx, input }) => updateReturn(ctx, input)),
});
