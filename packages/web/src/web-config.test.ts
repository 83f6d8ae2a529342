import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contentSecurityPolicy } from './content-security-policy';
import { ConfigError, port, readWebConfig, webEnvironment } from './web-config';

const schema = z.object({ ...webEnvironment, STORE_PORT: port(3000) });

describe('web server settings', () => {
  it('have defaults, and treat an empty variable as absent', () => {
    expect(readWebConfig(schema, { API_URL: '', STORE_PORT: '' })).toMatchObject({
      API_URL: 'http://127.0.0.1:4000',
      STORE_PORT: 3000,
      TRUSTED_PROXIES: ['loopback'],
    });
  });
  it('report every wrong variable in one line', () => {
    const read = () => readWebConfig(schema, { API_URL: 'ftp://x', STORE_PORT: 'eighty' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/^API_URL must be an http:\/\/ or https:\/\/ URL; STORE_PORT .+$/);
  });
});

describe('script policy', () => {
  it('never allows arbitrary inline scripts, foreign frames, or origins that are not configured', () => {
    const policy = contentSecurityPolicy({
      inlineScripts: ["'nonce-x'"],
      scripts: ['https://pay.example'],
      frames: ['https://pay.example'],
    });
    expect(policy).toContain("script-src 'self' 'nonce-x' https://pay.example;");
    expect(policy).toContain('frame-src https://pay.example;');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(contentSecurityPolicy()).toContain("frame-src 'none'");
    expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
  });
});
