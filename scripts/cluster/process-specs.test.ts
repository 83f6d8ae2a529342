import { describe, expect, it } from 'vitest';
import { processSpecs } from './process-specs';

const addresses = {
  database: 'postgres://u:p@127.0.0.1:6432/aabha',
  directDatabase: 'postgres://u:p@127.0.0.1:5001,127.0.0.1:5002/aabha',
  smtp: 'smtp://127.0.0.1:25',
  sandbox: 'http://127.0.0.1:4300',
  store: 'http://127.0.0.1:8001',
  admin: 'http://127.0.0.1:8002',
  api: 'http://127.0.0.1:8003',
};
const secrets = {
  TOKEN_SECRET: 't',
  RAZORPAY_KEY_ID: 'i',
  RAZORPAY_KEY_SECRET: 's',
  RAZORPAY_WEBHOOK_SECRET: 'w',
};

describe('processSpecs', () => {
  let port = 9000;
  const nextPort = () => (port += 1);
  const places = { root: '/shop', media: { MEDIA_S3_BUCKET: 'pictures' }, logs: '/logs' };
  const specs = processSpecs({
    ...places,
    addresses,
    secrets,
    settings: { RECONCILE_SECONDS: '1' },
    nextPort,
  });
  const named = (name: string) => specs.find((spec) => spec.name === name);

  it('has three API processes, two workers, two storefronts and two back offices', () => {
    expect(specs.map(({ name }) => name)).toEqual([
      ...['api-1', 'api-2', 'api-3', 'worker-1', 'worker-2', 'store-1', 'store-2', 'admin-1', 'admin-2'],
    ]);
    expect(new Set(specs.map((spec) => spec.port)).size).toBe(specs.length);
  });

  it('connects the API to the pooler without prepared statements, and directly to both servers', () => {
    for (const name of ['api-2', 'worker-1'])
      expect(named(name)?.env).toMatchObject({
        DATABASE_URL: addresses.database,
        DATABASE_DIRECT_URL: addresses.directDatabase,
        DATABASE_PREPARE: 'off',
        DATABASE_REPLICA_URL: addresses.directDatabase,
        MEDIA_S3_BUCKET: 'pictures',
        RECONCILE_SECONDS: '1',
        DRAIN_SECONDS: '3',
        TRUSTED_PROXIES: 'loopback',
      });
    expect(named('api-2')?.env).toMatchObject({ API_ROLE: 'web', API_PORT: String(named('api-2')?.port) });
    expect(named('worker-1')?.env).toMatchObject({ API_ROLE: 'worker' });
  });

  it('gives web servers the API through HAProxy, and no secret', () => {
    for (const name of ['store-1', 'admin-2']) {
      expect(named(name)?.env.API_URL).toBe(addresses.api);
      expect(Object.keys(named(name)?.env ?? {})).not.toContain('TOKEN_SECRET');
    }
  });

  it('knows a worker as ready by its metrics', () => {
    expect(named('worker-2')?.readyUrl).toMatch(/\/metrics$/);
    expect(named('store-1')?.readyUrl).toMatch(/\/readyz$/);
  });
});
