import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../install.mjs';
import { composeProblems } from './deploy-files';
import { typedManifests } from './kubernetes-files';

describe('a Compose file', () => {
  it('is accepted with services that match the specification', () => {
    expect(composeProblems('services: { api: { image: aabha, read_only: true } }')).toEqual([]);
  });

  it('is refused with misspelt fields and wrong types', () => {
    expect(composeProblems('services: { api: { imag: aabha } }')).not.toEqual([]);
    expect(composeProblems('services: { api: { image: aabha, read_only: [] } }')).not.toEqual([]);
  });
});

describe('a Kubernetes manifest', () => {
  const service = { apiVersion: 'v1', kind: 'Service' };

  it('is compiled with the type of its kind', () => {
    const text = typedManifests([service, { apiVersion: 'postgresql.cnpg.io/v1', kind: 'Cluster' }], false);
    expect(text).toContain("import type { IService as T0 } from 'kubernetes-models/v1/Service';");
    expect(text).toContain("import type { Cluster as T1 } from '../../scripts/checks/cloudnative-pg';");
  });

  it('may leave fields out when it is a patch', () => {
    expect(typedManifests([service], true)).toContain('manifest0: DeepPartial<T0> =');
  });
});

const SETTINGS = [
  'deploy/shop.env.example',
  'deploy/kubernetes/small/shop.env',
  'deploy/kubernetes/large/shop.env',
];

it.each(SETTINGS)('%s names all that production requires of the shop', (file) => {
  const named = readFileSync(join(root, file), 'utf8').matchAll(/^(\w+)=/gm);
  const names = [...named].map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['STORE_URL', 'ADMIN_URL']));
});

it('the Caddyfile, which replaces the header of the web servers, asks for https as long and for all names below', () => {
  const caddyfile = readFileSync(join(root, 'deploy/server/Caddyfile'), 'utf8');
  const headers = readFileSync(join(root, 'packages/web/src/security-headers.ts'), 'utf8');
  const [, seconds = ''] = /TWO_YEARS_SECONDS = ([\d_]+)/.exec(headers) ?? [];
  expect(caddyfile).toContain(
    `Strict-Transport-Security "max-age=${seconds.replaceAll('_', '')}; includeSubDomains"`,
  );
});
