import type { Gstr1Filed, Gstr1Overview } from '@aabha/contracts/gstr1/gstr1.schema';
import { readProgress, type FollowWork } from '../../data/read-progress';
import type { ProviderWith } from '../../data/resource';

const PATH = '/api/v1/gst/gstr1';

async function readData<T>(call: string, period: string, follow: FollowWork): Promise<{ data: T }> {
  return { data: await readProgress<T>(`${PATH}/${call}/progress`, { period }, follow) };
}

export const gstReturnsActions = {
  getGstr1: (period: string, follow: FollowWork) => readData<Gstr1Overview>('preview', period, follow),
  markGstr1Filed: (period: string, follow: FollowWork) => readData<Gstr1Filed>('filed', period, follow),
};
export type GstReturnsProvider = ProviderWith<typeof gstReturnsActions>;
