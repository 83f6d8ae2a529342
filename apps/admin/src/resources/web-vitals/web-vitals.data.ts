import type { GetVitalsInput, GetVitalsOutput } from '@aabha/contracts/analytics/web-vitals.schema';
import type { ProviderWith } from '../../data/resource';
import { api, toHttpError } from '../../data/trpc';

export type WebVitalsData = GetVitalsOutput['web_vitals'];

export const webVitalsActions = {
  getVitals: (input: GetVitalsInput) =>
    api.analytics.getVitals.query(input).then((data) => ({ data: data.web_vitals }), toHttpError),
};
export type WebVitalsProvider = ProviderWith<typeof webVitalsActions>;
