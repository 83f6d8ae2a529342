import {
  ExportCsv,
  ImportCsvInput,
  ImportDone,
  ImportPreview,
  PreviewCsvInput,
} from '@aabha/contracts/csv/csv.schema';
import { LookUpZipInput, LookUpZipOutput } from '@aabha/contracts/service-areas/service-areas.schema';
import {
  CreateServiceAreaInput,
  ListServiceAreasInput,
  ListServiceAreasOutput,
  RemoveServiceAreaInput,
  ServiceAreaOutput,
  UpdateServiceAreaInput,
} from '@aabha/contracts/service-areas/service-areas.staff.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { formInput } from '../../trpc/form-input';
import { publicProcedure, router, superAdminProcedure } from '../../trpc/procedures';
import { FILE_IMPORT } from '../../trpc/input-limits';
import { post } from '../../trpc/procedure-meta';
import { exportServiceAreas, importServiceAreas, previewServiceAreas } from './service-areas.csv.service';
import { lookUpZip } from './service-areas.service';
import {
  createServiceArea,
  listServiceAreas,
  removeServiceArea,
  updateServiceAreaOf,
} from './service-areas.staff.service';

export const serviceAreasRouter = router({
  lookUp: publicProcedure
    .meta(post('/zipcode/get-data', 'Is a PIN code served?'))
    .input(LookUpZipInput)
    .output(LookUpZipOutput)
    .query(({ ctx, input }) => lookUpZip(ctx, input)),
  list: superAdminProcedure
    .meta(post('/zipcode/list', 'The places that are delivered to'))
    .input(ListServiceAreasInput)
    .output(ListServiceAreasOutput)
    .query(({ ctx, input }) => listServiceAreas(ctx, input)),
  create: superAdminProcedure
    .meta(post('/zipcode/new', 'Add a place'))
    .input(CreateServiceAreaInput)
    .output(ServiceAreaOutput)
    .mutation(({ ctx, input }) => createServiceArea(ctx, input)),
  update: superAdminProcedure
    .meta(post('/zipcode/{id}/update', 'Change a place'))
    .input(UpdateServiceAreaInput)
    .output(ServiceAreaOutput)
    .mutation(({ ctx, input }) => updateServiceAreaOf(ctx, input)),
  remove: superAdminProcedure
    .meta(post('/zipcode/{id}/remove', 'Deliver to a place no more'))
    .input(RemoveServiceAreaInput)
    .output(Done)
    .mutation(({ ctx, input }) => removeServiceArea(ctx, input)),
  previewImport: superAdminProcedure
    .meta({ limits: FILE_IMPORT })
    .input(formInput(PreviewCsvInput))
    .output(ImportPreview)
    .mutation(({ ctx, input }) => previewServiceAreas(ctx, input)),
  importCsv: superAdminProcedure
    .meta({ limits: FILE_IMPORT })
    .input(formInput(ImportCsvInput))
    .output(ImportDone)
    .mutation(({ ctx, input }) => importServiceAreas(ctx, input)),
  exportCsv: superAdminProcedure
    .output(ExportCsv)
    .query(({ ctx }) => exportServiceAreas({ ...ctx, db: ctx.workDb })),
});
