import {
  CreateTaxRateInput,
  ListTaxRatesInput,
  ListTaxRatesOutput,
  RemoveTaxRateInput,
  TaxRateOutput,
} from '@aabha/contracts/tax-rates/tax-rates.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { router, superAdminProcedure } from '../../trpc/procedures';
import { post } from '../../trpc/procedure-meta';
import { createTaxRate, listTaxRates, removeTaxRate } from './tax-rates.service';

export const taxRatesRouter = router({
  list: superAdminProcedure
    .meta(post('/taxRate/list', 'The tax rates with the days from which they are in force'))
    .input(ListTaxRatesInput)
    .output(ListTaxRatesOutput)
    .query(({ ctx, input }) => listTaxRates(ctx, input)),
  create: superAdminProcedure
    .meta(post('/taxRate/new', 'Add a tax rate from a day on'))
    .input(CreateTaxRateInput)
    .output(TaxRateOutput)
    .mutation(({ ctx, input }) => createTaxRate(ctx, input)),
  remove: superAdminProcedure
    .meta(post('/taxRate/{id}/remove', 'Remove a tax rate that has not begun'))
    .input(RemoveTaxRateInput)
    .output(Done)
    .mutation(({ ctx, input }) => removeTaxRate(ctx, input)),
});
