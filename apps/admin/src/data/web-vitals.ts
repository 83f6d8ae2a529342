import type { GetVitalsInput, GetVitalsOutput } from '@aabha/contracts/analytics/web-vitals.schema';
import { api, toHttpError } from './trpc';

export type WebVitalsData = GetVitalsOutput['web_vitals'];

export const webVitalsActions = {
  getVitals: (input: GetVitalsInput) =>
    api.analytics.getVitals.query(input).then((data) => ({ data: data.web_vitals }), toHttpError),
};
