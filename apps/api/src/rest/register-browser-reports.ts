import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { appError } from '@aabha/contracts/errors/errors';
import { REPORTING_APPS, type ReportingApp } from '@aabha/contracts/browser-reports/browser-reports.values';
import type { AppDeps } from '../context/deps';
import { networkOf } from '../core/network-of';
import {
  readBrowserReports,
  REPORT_TYPES,
  type ReportType,
} from '../modules/browser-reports/read-browser-reports';

const BODY_LIMIT_BYTES = 64 * 1024;
const WINDOW_SECONDS = 60;
/** Requests of a network in a minute; a page with many violations sends them in few requests, or some dozen single ones. */
const OF_NETWORK = 60;
/** Requests of all networks in a minute. */
const OF_ALL = 1200;

async function take(limiter: RateLimiterMemory, key: string): Promise<void> {
  await limiter.consume(key).catch((refusal: unknown) => {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw appError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) || 1 });
  });
}

/**
 * Registers the address that browsers send their reports to (docs/spec/sessions-and-access.md#browser-reports). It is limited in
 * memory and counts in memory, so that a flood writes nothing but a statement a second.
 */
export function registerBrowserReports(app: FastifyInstance, { browserReports }: AppDeps): void {
  const network = new RateLimiterMemory({ points: OF_NETWORK, duration: WINDOW_SECONDS });
  const all = new RateLimiterMemory({ points: OF_ALL, duration: WINDOW_SECONDS });
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser([...REPORT_TYPES], { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    raw.addHook('onRequest', async (request) => {
      await take(network, networkOf(request.ip));
      await take(all, 'all');
    });
    raw.post<{ Params: { app: string } }>(
      '/browser-reports/:app',
      { bodyLimit: BODY_LIMIT_BYTES },
      async (request, reply) => {
        const reporting = REPORTING_APPS.find((known): known is ReportingApp => known === request.params.app);
        if (!reporting) throw appError('NOT_FOUND');
        const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() as ReportType;
        const reports = readBrowserReports(reporting, type, String(request.body ?? ''));
        if (!reports) throw appError('INVALID_INPUT');
        for (const report of reports) browserReports.count(report);
        return reply.code(204).send();
      },
    );
  });
}
