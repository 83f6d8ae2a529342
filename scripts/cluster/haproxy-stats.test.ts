import { expect, it } from 'vitest';
import { parseHaproxyStats } from './haproxy-stats';

it('reads servers, their status and retries by the names of the columns', () => {
  const csv = `# pxname,svname,qcur,wretr,wredis,status,weight,
store,FRONTEND,,,,OPEN,,
api,api-1,0,3,1,UP,1,
api,api-2,0,,0,DOWN,1,
api,BACKEND,0,3,1,UP,2,

`;
  expect(parseHaproxyStats(csv)).toEqual([
    { proxy: 'store', server: 'FRONTEND', status: 'OPEN', retries: 0 },
    { proxy: 'api', server: 'api-1', status: 'UP', retries: 3 },
    { proxy: 'api', server: 'api-2', status: 'DOWN', retries: 0 },
    { proxy: 'api', server: 'BACKEND', status: 'UP', retries: 3 },
  ]);
});
