import type {
  CreateReportScheduleInput,
  UpdateReportScheduleInput,
} from '@aabha/contracts/report-schedules/report-schedules.schema';
import type { ProviderWith } from './resource';
import { api, toHttpError } from './trpc';

export const reportScheduleActions = {
  createReportSchedule: (input: CreateReportScheduleInput) =>
    api.reportSchedules.create.mutate(input).then((data) => ({ data }), toHttpError),
  /** Refused with the present schedule when it is newer than `updated_at`. */
  updateReportSchedule: (input: UpdateReportScheduleInput) =>
    api.reportSchedules.update.mutate(input).then((data) => ({ data }), toHttpError),
  sendReportNow: (id: string) =>
    api.reportSchedules.send.mutate({ id }).then((data) => ({ data }), toHttpError),
  removeReportSchedule: (id: string) =>
    api.reportSchedules.remove.mutate({ id }).then((data) => ({ data }), toHttpError),
};
export type ReportScheduleProvider = ProviderWith<typeof reportScheduleActions>;
