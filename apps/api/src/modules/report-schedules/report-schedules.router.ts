import {
  CreateReportScheduleInput,
  ListReportSchedulesInput,
  ListReportSchedulesOutput,
  ReportRunOutput,
  ReportScheduleDetailsOutput,
  ReportScheduleIdInput,
  ReportScheduleOutput,
  UpdateReportScheduleInput,
} from '@aabha/contracts/report-schedules/report-schedules.schema';
import { Done } from '@aabha/contracts/wire/wire.schema';
import { get, ONCE_A_KEY, post } from '../../trpc/procedure-meta';
import { router, superAdminProcedure } from '../../trpc/procedures';
import {
  createReportSchedule,
  getReportSchedule,
  listReportSchedules,
  removeReportSchedule,
  sendReportNow,
  updateReportSchedule,
} from './report-schedules.service';

export const reportSchedulesRouter = router({
  list: superAdminProcedure
    .meta(post('/report-schedule/list', 'The reports that are mailed on a schedule, newest first'))
    .input(ListReportSchedulesInput)
    .output(ListReportSchedulesOutput)
    .query(({ ctx, input }) => listReportSchedules(ctx, input)),
  create: superAdminProcedure
    .meta(post('/report-schedule/new', 'Mail a report on a schedule', ONCE_A_KEY))
    .input(CreateReportScheduleInput)
    .output(ReportScheduleOutput)
    .mutation(({ ctx, input }) => createReportSchedule(ctx, input)),
  get: superAdminProcedure
    .meta(get('/report-schedule/{id}', 'A report schedule with its last runs'))
    .input(ReportScheduleIdInput)
    .output(ReportScheduleDetailsOutput)
    .query(({ ctx, input }) => getReportSchedule(ctx, input)),
  update: superAdminProcedure
    .meta(post('/report-schedule/{id}/update', 'Change, pause or resume a report schedule'))
    .input(UpdateReportScheduleInput)
    .output(ReportScheduleOutput)
    .mutation(({ ctx, input }) => updateReportSchedule(ctx, input)),
  send: superAdminProcedure
    .meta(post('/report-schedule/{id}/send', 'Mail the report of a schedule now', ONCE_A_KEY))
    .input(ReportScheduleIdInput)
    .output(ReportRunOutput)
    .mutation(({ ctx, input }) => sendReportNow(ctx, input)),
  remove: superAdminProcedure
    .meta(post('/report-schedule/{id}/delete', 'Delete a report schedule with the record of its runs'))
    .input(ReportScheduleIdInput)
    .output(Done)
    .mutation(({ ctx, input }) => removeReportSchedule(ctx, input)),
});
