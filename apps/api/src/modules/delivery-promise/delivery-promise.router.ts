import {
  CsvFile,
  ImportCsvInput,
  ImportDone,
  ImportPreview,
  PreviewCsvInput,
} from '@aabha/contracts/csv/csv.schema';
import {
  PromiseInput,
  PromiseOutput,
  PromiseProductsInput,
  PromiseProductsOutput,
} from '@aabha/contracts/delivery-promise/delivery-promise.schema';
import {
  CenterDayFields,
  CenterDayOutput,
  CenterOutput,
  DispatchCenterFields,
  ExportCenterDaysInput,
  ExportLanesInput,
  LaneFields,
  LaneOutput,
  ListCenterDaysInput,
  ListCenterDaysOutput,
  ListCentersInput,
  ListCentersOutput,
  ListLanesInput,
  ListLanesOutput,
  RemoveByIdInput,
  ReplayPromiseOutput,
  UpdateCenterDayInput,
  UpdateCenterInput,
  UpdateLaneInput,
} from '@aabha/contracts/delivery-promise/delivery-promise.staff.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import type { CachePolicy } from '../../cache/cache-policy';
import { publicProcedure, router, staffProcedure, superAdminProcedure } from '../../trpc/procedures';
import { formInput } from '../../trpc/form-input';
import { FILE_IMPORT } from '../../trpc/input-limits';
import { post, postForm, READS_REPORTS } from '../../trpc/procedure-meta';
import {
  createCenterDay,
  exportCenterDays,
  listCenterDays,
  removeCenterDay,
  updateCenterDayOf,
} from './center-days.service';
import { createCenter, listCenters, removeCenter, updateCenterOf } from './centers.service';
import { getPromise, promiseProducts } from './delivery-promise.service';
import { importLanes, previewLanes } from './import-lanes.service';
import { createLane, exportLanes, listLanes, removeLane, updateLaneOf } from './lanes.service';
import { replayPromises } from './replay-promise.service';

/** Dates depend on the lanes, the holidays of the settings and the weights of televisions, and end with the cut-off. */
const PROMISES: CachePolicy = {
  audience: 'visitors',
  topics: ['lanes', 'settings', 'catalogue'],
  stock: 'none',
  downstream: 'never',
};

export const deliveryPromiseRouter = router({
  get: publicProcedure
    .meta(post('/delivery/promise', 'When goods arrive at a PIN code, and why then', { cache: PROMISES }))
    .input(PromiseInput)
    .output(PromiseOutput)
    .query(({ ctx, input }) => getPromise(ctx, input)),
  products: publicProcedure
    .meta(post('/delivery/promise/products', 'When each of some televisions arrives', { cache: PROMISES }))
    .input(PromiseProductsInput)
    .output(PromiseProductsOutput)
    .query(({ ctx, input }) => promiseProducts(ctx, input)),
  replay: staffProcedure
    .meta(post('/delivery/promise/{id}/replay', 'Compute the promises of an order again'))
    .input(RemoveByIdInput)
    .output(ReplayPromiseOutput)
    .query(({ ctx, input }) => replayPromises(ctx, input)),
  listCenters: superAdminProcedure
    .meta(post('/delivery/center/list', 'The dispatch centres, by name'))
    .input(ListCentersInput)
    .output(ListCentersOutput)
    .query(({ ctx, input }) => listCenters(ctx, input)),
  createCenter: superAdminProcedure
    .meta(post('/delivery/center/new', 'Add a dispatch centre'))
    .input(DispatchCenterFields)
    .output(CenterOutput)
    .mutation(({ ctx, input }) => createCenter(ctx, input)),
  updateCenter: superAdminProcedure
    .meta(post('/delivery/center/{id}/update', 'Change a dispatch centre'))
    .input(UpdateCenterInput)
    .output(CenterOutput)
    .mutation(({ ctx, input }) => updateCenterOf(ctx, input)),
  removeCenter: superAdminProcedure
    .meta(post('/delivery/center/{id}/remove', 'Remove a dispatch centre with its lanes and days'))
    .input(RemoveByIdInput)
    .output(Done)
    .mutation(({ ctx, input }) => removeCenter(ctx, input)),
  listLanes: superAdminProcedure
    .meta(post('/delivery/lane/list', 'The lanes, by centre and area'))
    .input(ListLanesInput)
    .output(ListLanesOutput)
    .query(({ ctx, input }) => listLanes(ctx, input)),
  createLane: superAdminProcedure
    .meta(post('/delivery/lane/new', 'Add a lane'))
    .input(LaneFields)
    .output(LaneOutput)
    .mutation(({ ctx, input }) => createLane(ctx, input)),
  updateLane: superAdminProcedure
    .meta(post('/delivery/lane/{id}/update', 'Change a lane'))
    .input(UpdateLaneInput)
    .output(LaneOutput)
    .mutation(({ ctx, input }) => updateLaneOf(ctx, input)),
  removeLane: superAdminProcedure
    .meta(post('/delivery/lane/{id}/remove', 'Remove a lane'))
    .input(RemoveByIdInput)
    .output(Done)
    .mutation(({ ctx, input }) => removeLane(ctx, input)),
  previewLaneImport: superAdminProcedure
    .meta(
      postForm('/delivery/lane/import/preview', 'What importing a file of lanes would do', {
        limits: FILE_IMPORT,
      }),
    )
    .input(formInput(PreviewCsvInput))
    .output(ImportPreview)
    .mutation(({ ctx, input }) => previewLanes(ctx, input)),
  importLanes: superAdminProcedure
    .meta(
      postForm('/delivery/lane/import', 'Import a file of lanes, all or nothing', { limits: FILE_IMPORT }),
    )
    .input(formInput(ImportCsvInput))
    .output(ImportDone)
    .mutation(({ ctx, input }) => importLanes(ctx, input)),
  exportLanes: superAdminProcedure
    .meta(post('/delivery/lane/export', 'Lanes as a CSV file', READS_REPORTS))
    .input(ExportLanesInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportLanes(ctx, input)),
  listDays: superAdminProcedure
    .meta(post('/delivery/day/list', 'Days on which centres are closed or have another capacity'))
    .input(ListCenterDaysInput)
    .output(ListCenterDaysOutput)
    .query(({ ctx, input }) => listCenterDays(ctx, input)),
  createDay: superAdminProcedure
    .meta(post('/delivery/day/new', 'Close a centre on a day, or give it another capacity'))
    .input(CenterDayFields)
    .output(CenterDayOutput)
    .mutation(({ ctx, input }) => createCenterDay(ctx, input)),
  updateDay: superAdminProcedure
    .meta(post('/delivery/day/{id}/update', 'Change such a day'))
    .input(UpdateCenterDayInput)
    .output(CenterDayOutput)
    .mutation(({ ctx, input }) => updateCenterDayOf(ctx, input)),
  removeDay: superAdminProcedure
    .meta(post('/delivery/day/{id}/remove', 'Remove such a day'))
    .input(RemoveByIdInput)
    .output(Done)
    .mutation(({ ctx, input }) => removeCenterDay(ctx, input)),
  exportDays: superAdminProcedure
    .meta(post('/delivery/day/export', 'Such days as a CSV file', READS_REPORTS))
    .input(ExportCenterDaysInput)
    .output(CsvFile)
    .mutation(({ ctx, input }) => exportCenterDays(ctx, input)),
});
