import { describe, expect, it } from 'vitest';
import { isOwnPage, pagePolicyHeaders, type PagePolicyOptions } from './page-policy';

const OPTIONS: PagePolicyOptions = {
  app: 'store',
  trustedTypes: 'enforce',
  policies: ['default', 'shop-text'],
  runsForeignScripts: (path) => path === '/checkout',
};
const POLICY = "default-src 'self'";
const headersOf = (more: Partial<PagePolicyOptions> = {}, path = '/', isHttps = false) =>
  pagePolicyHeaders(POLICY, { ...OPTIONS, ...more }, { path, isHttps });
const TYPES = "require-trusted-types-for 'script'; trusted-types default shop-text";
const REPORTS = 'report-uri /api/v1/browser-reports/store';

describe('the headers of a page', () => {
  it('enforce Trusted Types with the named policies, and say so', () => {
    expect(headersOf()).toEqual({
      'content-security-policy': `${POLICY}; ${TYPES}; ${REPORTS}`,
      'server-timing': 'trusted-types',
    });
  });

  it('only report them where scripts of others run, and where the setting says so', () => {
    const reported = {
      'content-security-policy': `${POLICY}; ${REPORTS}`,
      'content-security-policy-report-only': `${TYPES}; ${REPORTS}`,
    };
    expect(headersOf({}, '/checkout')).toEqual(reported);
    expect(headersOf({ trustedTypes: 'report' })).toEqual(reported);
    expect(headersOf({ trustedTypes: 'off' }, '/checkout')).toEqual({
      'content-security-policy': `${POLICY}; ${REPORTS}`,
    });
  });

  it('allow no policy where an app has none', () => {
    expect(headersOf({ policies: [] })['content-security-policy']).toContain("trusted-types 'none'");
  });

  it('name the endpoint of the Reporting API over https', () => {
    const headers = headersOf({ app: 'admin' }, '/', true);
    expect(headers['reporting-endpoints']).toBe('csp="/api/v1/browser-reports/admin"');
    expect(headers['content-security-policy']).toMatch(
      /report-uri \/api\/v1\/browser-reports\/admin; report-to csp$/,
    );
  });

  it('are for pages of the app, not for files and pages of the API', () => {
    expect(isOwnPage('/television/1', 'text/html; charset=utf-8')).toBe(true);
    expect(isOwnPage('/api/v1/docs', 'text/html; charset=utf-8')).toBe(false);
    expect(isOwnPage('/media/x', 'text/html')).toBe(false);
    expect(isOwnPage('/assets/a.js', 'text/javascript')).toBe(false);
    expect(isOwnPage('/', undefined)).toBe(false);
  });
});
