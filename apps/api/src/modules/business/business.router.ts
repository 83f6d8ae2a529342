import { BusinessOutput, SaveBusinessInput } from '@aabha/contracts/business/business.schema';
import { z } from 'zod';
import { userProcedure, router } from '../../trpc/procedures';
import { post } from '../../trpc/procedure-meta';
import { getBusiness, removeBusiness, saveBusiness } from './business.service';

export const businessRouter = router({
  get: userProcedure
    .meta(post('/businessDetails/get', 'The business that the caller buys for'))
    .input(z.strictObject({}))
    .output(BusinessOutput)
    .query(({ ctx }) => getBusiness(ctx)),
  save: userProcedure
    .meta(post('/businessDetails/update', 'Save the business that the caller buys for'))
    .input(SaveBusinessInput)
    .output(BusinessOutput)
    .mutation(({ ctx, input }) => saveBusiness(ctx, input)),
  remove: userProcedure
    .meta(post('/businessDetails/remove', 'Remove the business from the account'))
    .input(z.strictObject({}))
    .output(BusinessOutput)
    .mutation(({ ctx }) => removeBusiness(ctx)),
});
