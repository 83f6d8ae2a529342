import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../install.mjs';
import { haproxyConfig } from './haproxy-config';

const DEPLOYED = readFileSync(join(root, 'deploy/haproxy/haproxy.cfg'), 'utf8');
const KINDS = {
  store: {
    port: 8001,
    servers: [
      { name: 'store-1', port: 3001 },
      { name: 'store-2', port: 3002 },
    ],
  },
  admin: { port: 8002, servers: [{ name: 'admin-1', port: 3003 }] },
  api: {
    port: 8003,
    servers: [
      { name: 'api-1', port: 4001 },
      { name: 'api-2', port: 4002 },
      { name: 'api-3', port: 4003 },
    ],
  },
};

describe('the deployed configuration', () => {
  const backends = DEPLOYED.split(/^(?=\S)/m).filter((section) => section.startsWith('backend '));

  it('repeats reads and calls with an idempotency key, of every kind of process, and nothing else', () => {
    expect(backends.map((backend) => /^backend (\S+)/.exec(backend)?.[1])).toEqual([
      ...['store', 'admin', 'api', 'api-unready'],
    ]);
    for (const backend of backends) {
      expect(backend).toContain(
        'http-request disable-l7-retry unless METH_GET || { req.hdr(idempotency-key) -m found }\n',
      );
      expect(backend).toMatch(/retry-on conn-failure empty-response/);
    }
  });

  it('waits for the checks of the API at least as long as they wait for the database', () => {
    const seconds = Number(/^ {2}timeout check (\d+)s$/m.exec(DEPLOYED)?.[1]);
    expect(seconds).toBeGreaterThan(2);
  });

  it('uses processes that run when none is ready', () => {
    expect(DEPLOYED).toContain('use_backend api-unready if { nbsrv(api) eq 0 }');
    expect(backends.find((backend) => backend.startsWith('backend api-unready'))).toContain('GET /healthz');
  });
});

describe('haproxyConfig', () => {
  const config = haproxyConfig(DEPLOYED, KINDS, '/run/stats.sock');
  const serversOf = (name: string) =>
    config
      .split(/^(?=backend )/m)
      .find((section) => section.startsWith(`backend ${name}\n`))
      ?.split('\n')
      .filter((line) => line.startsWith('  server '));

  it('listens on the ports of the cluster only', () => {
    expect(config.match(/^ {2}bind .*$/gm)).toEqual([
      '  bind 127.0.0.1:8001',
      '  bind 127.0.0.1:8002',
      '  bind 127.0.0.1:8003',
    ]);
  });

  it('has all processes of a kind, with the options of the deployed servers', () => {
    expect(serversOf('store')).toEqual([
      '  server store-1 127.0.0.1:3001',
      '  server store-2 127.0.0.1:3002',
    ]);
    expect(serversOf('api')).toEqual([
      '  server api-1 127.0.0.1:4001 maxconn 200',
      '  server api-2 127.0.0.1:4002 maxconn 200',
      '  server api-3 127.0.0.1:4003 maxconn 200',
    ]);
    expect(serversOf('api-unready')).toEqual(serversOf('api'));
  });

  it('keeps the rules and looks up no container', () => {
    const rules = DEPLOYED.match(/^ {2}(retr|http-request|option|timeout|balance).*$/gm);
    expect(config.match(/^ {2}(retr|http-request|option|timeout|balance).*$/gm)).toEqual(rules);
    expect(config).toMatch(/^ {2}default-server inter 500ms fall 2 rise 1 slowstart 5s.* check$/m);
    expect(config).not.toMatch(/resolvers|nameserver/);
    expect(config).toContain('global\n  stats socket /run/stats.sock mode 600\n');
    expect(config).toMatch(/^ {2}maxconn 2000$/m);
  });

  it('throws for a backend that is not started', () => {
    const { api: _api, ...others } = KINDS;
    expect(() => haproxyConfig(DEPLOYED, others, '/s')).toThrow('has "api"');
  });
});
