import {
  GetPassportInput,
  ListPassportsInput,
  ListPassportsOutput,
  PassportOutput,
} from '@aabha/contracts/passports/passports.schema';
import { get } from '../../trpc/procedure-meta';
import { publicProcedure, router, userProcedure } from '../../trpc/procedures';
import { getPassport, listPassports } from './passports.service';

export const passportsRouter = router({
  get: publicProcedure
    .meta(get('/passport/{token}', 'The warranty of a television, by the link of its passport'))
    .input(GetPassportInput)
    .output(PassportOutput)
    .query(({ ctx, input }) => getPassport(ctx, input)),
  ofOrder: userProcedure
    .meta(get('/order/{id}/passports', 'The warranty passports of the televisions of your order'))
    .input(ListPassportsInput)
    .output(ListPassportsOutput)
    .query(({ ctx, input }) => listPassports(ctx, input)),
});
