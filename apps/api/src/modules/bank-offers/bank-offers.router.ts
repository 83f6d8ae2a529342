import { BankOffersOutput } from '@aabha/contracts/bank-offers/bank-offers.schema';
import {
  CreateBankOfferInput,
  EndBankOfferInput,
  ExportBankOffersInput,
  ListBankOffersInput,
  ListBankOffersOutput,
  StaffBankOfferOutput,
  UpdateBankOfferInput,
} from '@aabha/contracts/bank-offers/bank-offers.staff.schema';
import { CsvFile } from '@aabha/contracts/csv/csv.schema';
import type { CachePolicy } from '../../cache/cache-policy';
import { get, post, READS_REPORTS } from '../../trpc/procedure-meta';
import { publicProcedure, router, superAdminProcedure } from '../../trpc/procedures';
import {
  createBankOffer,
  endBankOffer,
  exportBankOffers,
  listBankOffers,
  listOffersOfShop,
  updateBankOffer,
} from './bank-offers.service';

/** Changes of offers invalidate the catalogue, whose televisions show them. */
const CATALOGUE: CachePolicy = {
  audience: 'visitors',
  topics: ['catalogue'],
  stock: 'none',
  downstream: 'revalidate',
};

export const bankOffersRouter = router({
  offers: publicProcedure
    .meta(get('/bank-offer/shown', 'The offers of banks to those who pay with them', { cache: CATALOGUE }))
    .output(BankOffersOutput)
    .query(({ ctx }) => listOffersOfShop(ctx)),
  list: superAdminProcedure
    .meta(post('/bank-offer/list', 'The table of bank offers, over ones among them'))
    .input(ListBankOffersInput)
    .output(ListBankOffersOutput)
    .query(({ ctx, input }) => listBankOffers(ctx, input)),
  create: superAdminProcedure
    .meta(post('/bank-offer/new', 'Add a bank offer'))
    .input(CreateBankOfferInput)
    .output(StaffBankOfferOutput)
    .mutation(({ ctx, input }) => createBankOffer(ctx, input)),
  update: superAdminProcedure
    .meta(post('/bank-offer/{id}/update', 'Change a bank offer'))
    .input(UpdateBankOfferInput)
    .output(StaffBankOfferOutput)
    .mutation(({ ctx, input }) => updateBankOffer(ctx, input)),
  end: superAdminProcedure
    .meta(post('/bank-offer/{id}/end', 'End a bank offer now'))
    .input(EndBankOfferInput)
    .output(StaffBankOfferOutput)
    .mutation(({ ctx, input }) => endBankOffer(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/bank-offer/export', 'The bank offers of a filter as a CSV file', READS_REPORTS))
    .input(ExportBankOffersInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportBankOffers(ctx, input)),
});
