import { ListApiKeysInput } from '@aabha/contracts/api-keys/api-keys.schema';
import { ListAuditAnchorsInput } from '@aabha/contracts/audit/audit-anchors.schema';
import { ListAuditInput } from '@aabha/contracts/audit/audit.schema';
import { ListBrowserReportsInput } from '@aabha/contracts/browser-reports/browser-reports.schema';
import { ListBulkJobsInput } from '@aabha/contracts/bulk-jobs/bulk-jobs.schema';
import { ListFailuresInput } from '@aabha/contracts/dashboard/dashboard.schema';
import { ListMailsInput } from '@aabha/contracts/mails/mails.schema';
import { ListNewsInput } from '@aabha/contracts/news/news.schema';
import { ListBreachesInput } from '@aabha/contracts/privacy/breaches.schema';
import { ListRestoreDrillsInput } from '@aabha/contracts/restore-drills/restore-drills.schema';
import { ListServiceAreasInput } from '@aabha/contracts/service-areas/service-areas.staff.schema';
import { ListDeliveriesInput } from '@aabha/contracts/webhooks/webhooks.schema';
import { listApiKeys } from '../api-keys/api-keys.service';
import { listAuditAnchors } from '../audit/audit-anchors.service';
import { listAudit } from '../audit/audit.service';
import { listBreaches } from '../breaches/breaches.service';
import { listBrowserReports } from '../browser-reports/browser-reports.service';
import { listBulkJobs } from '../bulk-jobs/bulk-jobs.service';
import { listFailures } from '../dashboard/failures.service';
import { listMails } from '../mail-log/mail-log.service';
import { listNews } from '../news/news.service';
import { listRestoreDrills } from '../restore-drills/restore-drills.service';
import { listServiceAreas } from '../service-areas/service-areas.staff.service';
import { listDeliveries } from '../webhooks/webhook-deliveries.service';
import { countedList, type CountedList } from './counted-list';

/** The lists of the group Shop and System that have views, by the last part of their address. */
export const SYSTEM_LISTS = {
  'news-updates': countedList(
    'news.create',
    ListNewsInput,
    async (ctx, input) => (await listNews(ctx, input)).newsCount,
  ),
  'area-of-services': countedList(
    'serviceAreas.list',
    ListServiceAreasInput,
    async (ctx, input) => (await listServiceAreas(ctx, input)).zipcodeCount,
  ),
  failures: countedList(
    'dashboard.listFailures',
    ListFailuresInput,
    async (ctx, input) => (await listFailures(ctx, input)).failureCount,
  ),
  'mail-log': countedList(
    'mailLog.list',
    ListMailsInput,
    async (ctx, input) => (await listMails(ctx, input)).mailCount,
  ),
  'api-keys': countedList(
    'apiKeys.list',
    ListApiKeysInput,
    async (ctx, input) => (await listApiKeys(ctx, input)).apiKeyCount,
  ),
  'webhook-deliveries': countedList(
    'webhooks.deliveries',
    ListDeliveriesInput,
    async (ctx, input) => (await listDeliveries(ctx, input)).deliveryCount,
  ),
  'audit-log': countedList(
    'audit.list',
    ListAuditInput,
    async (ctx, input) => (await listAudit(ctx, input)).auditCount,
  ),
  'audit-anchors': countedList(
    'audit.anchors',
    ListAuditAnchorsInput,
    async (ctx, input) => (await listAuditAnchors(ctx, input)).anchorCount,
  ),
  breaches: countedList(
    'breaches.list',
    ListBreachesInput,
    async (ctx, input) => (await listBreaches(ctx, input)).breachCount,
  ),
  'restore-drills': countedList(
    'restoreDrills.list',
    ListRestoreDrillsInput,
    async (ctx, input) => (await listRestoreDrills(ctx, input)).restoreDrillCount,
  ),
  jobs: countedList(
    'bulkJobs.list',
    ListBulkJobsInput,
    async (ctx, input) => (await listBulkJobs(ctx, input)).jobCount,
  ),
  'browser-reports': countedList(
    'browserReports.list',
    ListBrowserReportsInput,
    async (ctx, input) => (await listBrowserReports(ctx, input)).reportCount,
  ),
} satisfies Record<string, CountedList>;
