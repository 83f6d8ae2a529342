import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockedSource } from './blocked-source';
import { pagePattern } from './page-pattern';
import { readBrowserReports } from './read-browser-reports';

const OLD = {
  'csp-report': {
    'document-uri': 'https://shop.example/television/0199?x=1#y',
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?token=abc',
    disposition: 'enforce',
  },
};
const NEW = [
  {
    type: 'csp-violation',
    url: 'https://shop.example/admin-dashboard/orders/123/show',
    user_agent: 'Mozilla/5.0',
    body: {
      documentURL: 'https://shop.example/admin-dashboard/orders/123/show',
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      disposition: 'report',
      sample: 'Element innerHTML|<b>Asha Rao</b>',
    },
  },
];
const oldOf = (fields: object) => JSON.stringify({ 'csp-report': { ...OLD['csp-report'], ...fields } });
const readOld = (fields: object) => readBrowserReports('store', 'application/csp-report', oldOf(fields));

describe('a body of reports', () => {
  it('is read in the format of report-uri', () => {
    expect(readBrowserReports('store', 'application/csp-report', JSON.stringify(OLD))).toEqual([
      {
        app: 'store',
        disposition: 'enforce',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/television/$id',
        sample: '',
      },
    ]);
  });

  it('is read in the format of the Reporting API, with the sink of a Trusted Types violation only', () => {
    expect(readBrowserReports('admin', 'application/reports+json', JSON.stringify(NEW))).toEqual([
      {
        app: 'admin',
        disposition: 'report',
        directive: 'require-trusted-types-for',
        blocked: 'trusted-types-sink',
        page: '/admin-dashboard/orders/$id/show',
        sample: 'Element innerHTML',
      },
    ]);
  });

  it('of another form is refused, and reports of other kinds are left out', () => {
    for (const text of ['', '{', 'null', '1', '{}', '[]', '{"csp-report":[]}', '{"csp-report":"x"}'])
      expect(readBrowserReports('store', 'application/csp-report', text), text).toBeUndefined();
    expect(readBrowserReports('store', 'application/reports+json', '{}')).toBeUndefined();
    const others = JSON.stringify([
      { type: 'deprecation', body: {} },
      null,
      { type: 'csp-violation' },
      ...NEW,
    ]);
    expect(readBrowserReports('admin', 'application/reports+json', others)).toHaveLength(1);
  });

  it('counts no more than twenty reports', () => {
    const many = JSON.stringify(Array.from({ length: 500 }, () => NEW[0]));
    expect(readBrowserReports('admin', 'application/reports+json', many)).toHaveLength(20);
  });

  it.each([
    'chrome-extension://abcdef/x.js',
    'chrome-extension',
    'moz-extension://1-2/x.js',
    'safari-web-extension://x/',
    'safari-extension://x',
    'ms-browser-extension://x',
    'webkit-masked-url://hidden/',
    'chrome://global/content/x.js',
    'resource://gre/x',
  ])('of the extension %s are left out', (address) => {
    expect(readOld({ 'blocked-uri': address })).toEqual([]);
    expect(readOld({ 'blocked-uri': 'inline', 'source-file': address })).toEqual([]);
  });
});

describe('what was blocked', () => {
  it.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['data:text/html,<b>x</b>', 'data'],
    ['blob:https://shop.example/123', 'blob'],
    ['https://asha:secret@evil.example:8443/a?b#c', 'https://evil.example:8443'],
    ['wss://evil.example/x', 'wss://evil.example'],
    ['http://203.0.113.9/x', 'other'],
    ['https://9876543210.evil.example/', 'https://*.evil.example'],
    ['https://a1b2c3d4e5f6a7b8c9.evil.example/', 'https://*.evil.example'],
    ['mailto:asha@example.com', 'other'],
    ['', 'other'],
    [7, 'other'],
  ])('%s is %s', (blocked, expected) => expect(blockedSource(blocked)).toBe(expected));
});

describe('the pattern of a page', () => {
  it.each([
    ['store', 'https://shop.example/', '/'],
    ['store', 'https://shop.example/hi/television/0199', '/television/$id'],
    ['store', 'https://shop.example/hi', '/'],
    ['store', 'https://shop.example/track/secret-token', '/track/$token'],
    ['store', 'https://shop.example/wp-admin/asha', 'other'],
    ['admin', 'https://admin.example/admin-login', '/admin-login'],
    ['admin', 'https://admin.example/admin-dashboard/home-page', '/admin-dashboard/home-page'],
    ['admin', 'https://admin.example/admin-dashboard/asha@example.com', 'other'],
    ['admin', 'about:blank', 'other'],
    ['admin', undefined, 'other'],
  ] as const)('in the %s of %s is %s', (app, address, expected) =>
    expect(pagePattern(app, address)).toBe(expected),
  );
});

/** Texts that must not be stored, wherever a report has them. */
const secret = fc.oneof(
  fc.emailAddress(),
  fc.stringMatching(/^[6-9]\d{9}$/),
  fc.stringMatching(/^\+91 [6-9]\d{4} \d{5}$/),
  fc.stringMatching(/^eyJ[\w-]{20,60}$/),
  fc.stringMatching(/^[0-9a-f]{32}$/),
  fc.stringMatching(/^[A-Za-z0-9_-]{43}$/),
  fc.stringMatching(/^[a-z]{26,43}$/),
  fc.uuid(),
);

it('no e-mail, telephone number, token, query or fragment of a report survives, wherever it stands', () => {
  const address = fc
    .tuple(
      fc.constantFrom(
        ...['https://shop.example', 'https://x.example/television', 'http://a.example/admin-dashboard'],
        ...[
          'https://a.example/admin-dashboard/orders',
          'https://a.example/track',
          'https://a.example/hi/pay',
        ],
      ),
      secret,
      fc.constantFrom('/', '?q=', '#', '/show/', '/x.js?e=', '@', '.', '//'),
    )
    .map(([start, text, between]) => `${start}${between}${text}`);
  const anywhere = fc.oneof(
    secret,
    address,
    secret.map((text) => `https://${text}.example/`),
    secret.map((text) => `https://${encodeURIComponent(text)}:x@a.example/`),
    secret.map((text) => `Element innerHTML|<p>${text}`),
    secret.map((text) => `${text}|x`),
    secret.map((text) => `script-src ${text}`),
  );
  fc.assert(
    fc.property(
      ...([
        secret,
        anywhere,
        anywhere,
        anywhere,
        anywhere,
        anywhere,
        fc.constantFrom('store', 'admin'),
      ] as const),
      (text, documentURL, blockedURL, effectiveDirective, sample, disposition, app) => {
        const body = { documentURL, blockedURL, effectiveDirective, sample, disposition, referrer: text };
        const read = readBrowserReports(
          app,
          'application/reports+json',
          JSON.stringify([{ type: 'csp-violation', url: text, body }]),
        );
        const kept = JSON.stringify(read);
        expect(kept).not.toMatch(/@|[?#%]|\d{6}|[0-9a-f]{20}|eyJ|[\w-]{26,}(?!-src|-for)/i);
        for (const one of read ?? []) expect(one.sample.length).toBeLessThanOrEqual(40);
      },
    ),
    { numRuns: 2000 },
  );
});
