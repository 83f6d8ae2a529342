import { LookUpZipInput, LookUpZipOutput } from '@aabha/contracts/service-areas/service-areas.schema';
import { publicProcedure, router } from '../../trpc/init';
import { post } from '../../trpc/rest-meta';
import { lookUpZip } from './service-areas.service';

export const serviceAreasRouter = router({
  lookUp: publicProcedure
    .meta(post('/zipcode/get-data', 'Is a PIN code served?'))
    .input(LookUpZipInput)
    .output(LookUpZipOutput)
    .query(({ ctx, input }) => lookUpZip(ctx, input)),
});
