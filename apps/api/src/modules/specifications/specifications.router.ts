import {
  CsvFile,
  ImportCsvInput,
  ImportDone,
  ImportPreview,
  PreviewCsvInput,
} from '@aabha/contracts/csv/csv.schema';
import {
  AddAliasInput,
  CreateTermInput,
  ExportTermsInput,
  KnownSpecificationsInput,
  KnownSpecificationsOutput,
  ListTermsInput,
  ListTermsOutput,
  ListUnknownKeysInput,
  ListUnknownKeysOutput,
  MergeTermInput,
  SpecificationDictionary,
  StaffTermOutput,
  TermIdInput,
  UpdateTermInput,
} from '@aabha/contracts/specifications/specifications.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import type { CachePolicy } from '../../cache/cache-policy';
import { formInput } from '../../trpc/form-input';
import { FILE_IMPORT } from '../../trpc/input-limits';
import { get, post, postForm, READS_REPORTS } from '../../trpc/procedure-meta';
import { publicProcedure, router, superAdminProcedure } from '../../trpc/procedures';
import { importTerms, previewTerms } from './import-terms.service';
import { getDictionary, knownSpecifications } from './specifications.service';
import {
  addAlias,
  createTerm,
  exportTerms,
  listTerms,
  listUnknownKeys,
  mergeTerm,
  removeTerm,
  updateTerm,
} from './specifications.staff.service';

/** Changes of the dictionary invalidate the catalogue, as those of televisions do. */
const CATALOGUE: CachePolicy = {
  audience: 'visitors',
  topics: ['catalogue'],
  stock: 'none',
  downstream: 'revalidate',
};

export const specificationsRouter = router({
  dictionary: publicProcedure
    .meta(get('/specification/dictionary', 'The terms of specifications', { cache: CATALOGUE }))
    .output(SpecificationDictionary)
    .query(({ ctx }) => getDictionary(ctx)),
  known: publicProcedure
    .meta(
      post('/specification/known', 'Specifications of televisions by the terms of the dictionary', {
        cache: CATALOGUE,
      }),
    )
    .input(KnownSpecificationsInput)
    .output(KnownSpecificationsOutput)
    .query(({ ctx, input }) => knownSpecifications(ctx, input)),
  list: superAdminProcedure
    .meta(
      post('/specification/term/list', 'The dictionary of specifications, with how often each term is used'),
    )
    .input(ListTermsInput)
    .output(ListTermsOutput)
    .query(({ ctx, input }) => listTerms(ctx, input)),
  listUnknown: superAdminProcedure
    .meta(
      post('/specification/unknown/list', 'Names in specifications that no term has, the most used first'),
    )
    .input(ListUnknownKeysInput)
    .output(ListUnknownKeysOutput)
    .query(({ ctx, input }) => listUnknownKeys(ctx, input)),
  create: superAdminProcedure
    .meta(post('/specification/term/new', 'Add a term to the dictionary'))
    .input(CreateTermInput)
    .output(StaffTermOutput)
    .mutation(({ ctx, input }) => createTerm(ctx, input)),
  update: superAdminProcedure
    .meta(post('/specification/term/{id}/update', 'Change a term'))
    .input(UpdateTermInput)
    .output(StaffTermOutput)
    .mutation(({ ctx, input }) => updateTerm(ctx, input)),
  addAlias: superAdminProcedure
    .meta(post('/specification/term/{id}/alias', 'Give a term another name'))
    .input(AddAliasInput)
    .output(StaffTermOutput)
    .mutation(({ ctx, input }) => addAlias(ctx, input)),
  merge: superAdminProcedure
    .meta(post('/specification/term/{id}/merge', 'Merge a term into another one'))
    .input(MergeTermInput)
    .output(StaffTermOutput)
    .mutation(({ ctx, input }) => mergeTerm(ctx, input)),
  remove: superAdminProcedure
    .meta(post('/specification/term/{id}/remove', 'Delete a term'))
    .input(TermIdInput)
    .output(Done)
    .mutation(({ ctx, input }) => removeTerm(ctx, input)),
  exportCsv: superAdminProcedure
    .meta(post('/specification/term/export', 'The terms of a filter as a CSV file', READS_REPORTS))
    .input(ExportTermsInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportTerms(ctx, input)),
  previewImport: superAdminProcedure
    .meta(
      postForm('/specification/term/import/preview', 'What importing a file of terms would do', {
        limits: FILE_IMPORT,
      }),
    )
    .input(formInput(PreviewCsvInput))
    .output(ImportPreview)
    .mutation(({ ctx, input }) => previewTerms(ctx, input)),
  importCsv: superAdminProcedure
    .meta(
      postForm('/specification/term/import', 'Import a file of terms, all or nothing', {
        limits: FILE_IMPORT,
      }),
    )
    .input(formInput(ImportCsvInput))
    .output(ImportDone)
    .mutation(({ ctx, input }) => importTerms(ctx, input)),
});
