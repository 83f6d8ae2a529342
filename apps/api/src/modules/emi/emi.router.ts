import {
  CsvFile,
  ImportCsvInput,
  ImportDone,
  ImportPreview,
  PreviewCsvInput,
} from '@aabha/contracts/csv/csv.schema';
import { EmiPlansOutput } from '@aabha/contracts/emi/emi.schema';
import {
  CreateEmiPlanInput,
  EmiPlanIdInput,
  ExportEmiPlansInput,
  ListEmiPlansInput,
  ListEmiPlansOutput,
  StaffEmiPlanOutput,
  UpdateEmiPlanInput,
} from '@aabha/contracts/emi/emi.staff.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import type { CachePolicy } from '../../cache/cache-policy';
import { formInput } from '../../trpc/form-input';
import { FILE_IMPORT } from '../../trpc/input-limits';
import { get, post, postForm, READS_REPORTS } from '../../trpc/procedure-meta';
import { publicProcedure, router, superAdminProcedure } from '../../trpc/procedures';
import {
  createEmiPlan,
  exportEmiPlans,
  listEmiPlans,
  listPlansOnOffer,
  removeEmiPlan,
  updateEmiPlan,
} from './emi.service';
import { importPlans, previewPlans } from './import-plans.service';

/** Changes of plans invalidate the catalogue, whose televisions show them. */
const CATALOGUE: CachePolicy = {
  audience: 'visitors',
  topics: ['catalogue'],
  stock: 'none',
  downstream: 'revalidate',
};

export const emiRouter = router({
  plans: publicProcedure
    .meta(get('/emi/plans', 'The plans to pay by instalments, by bank', { cache: CATALOGUE }))
    .output(EmiPlansOutput)
    .query(({ ctx }) => listPlansOnOffer(ctx)),
  list: superAdminProcedure
    .meta(post('/emi/plan/list', 'The table of EMI plans, over ones among them'))
    .input(ListEmiPlansInput)
    .output(ListEmiPlansOutput)
    .query(({ ctx, input }) => listEmiPlans(ctx, input)),
  create: superAdminProcedure
    .meta(post('/emi/plan/new', 'Add an EMI plan'))
    .input(CreateEmiPlanInput)
    .output(StaffEmiPlanOutput)
    .mutation(({ ctx, input }) => createEmiPlan(ctx, input)),
  update: superAdminProcedure
    .meta(post('/emi/plan/{id}/update', 'Change an EMI plan'))
    .input(UpdateEmiPlanInput)
    .output(StaffEmiPlanOutput)
    .mutation(({ ctx, input }) => updateEmiPlan(ctx, input)),
  remove: superAdminProcedure
    .meta(post('/emi/plan/{id}/remove', 'Delete an EMI plan'))
    .input(EmiPlanIdInput)
    .output(Done)
    .mutation(({ ctx, input }) => removeEmiPlan(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/emi/plan/export', 'The EMI plans of a filter as a CSV file', READS_REPORTS))
    .input(ExportEmiPlansInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportEmiPlans(ctx, input)),
  previewImport: superAdminProcedure
    .meta(
      postForm('/emi/plan/import/preview', 'What importing a file of EMI plans would do', {
        limits: FILE_IMPORT,
      }),
    )
    .input(formInput(PreviewCsvInput))
    .output(ImportPreview)
    .mutation(({ ctx, input }) => previewPlans(ctx, input)),
  importCsv: superAdminProcedure
    .meta(postForm('/emi/plan/import', 'Import a file of EMI plans, all or nothing', { limits: FILE_IMPORT }))
    .input(formInput(ImportCsvInput))
    .output(ImportDone)
    .mutation(({ ctx, input }) => importPlans(ctx, input)),
});
