import { describe, expect, it } from 'vitest';
import { ConfigError, configWarnings, readConfig } from './config';

const GOOD = {
  DATABASE_URL: 'postgres://aabha:secret@127.0.0.1:5433/aabha',
  TOKEN_SECRET: 'a secret for tests that is long enough',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  RAZORPAY_KEY_ID: 'rzp_test_shop',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook-secret',
  MEDIA_DIR: '/tmp/media',
};

const PRODUCTION = {
  NODE_ENV: 'production',
  RAZORPAY_KEY_ID: 'rzp_live_shop',
  STORE_URL: 'https://prakash.in',
  ADMIN_URL: 'https://office.prakash.in',
};

/** Returns the error line for an invalid environment. */
function complaint(over: Record<string, string | undefined>): string {
  try {
    readConfig({ ...GOOD, ...over });
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  throw new Error('The environment was taken as it is.');
}

describe('an environment', () => {
  it('needs only the addresses and the secrets', () => {
    expect(readConfig(GOOD)).toMatchObject({
      API_PORT: 4000,
      API_ROLE: 'all',
      RESERVATION_MINUTES: 15,
      TRUSTED_PROXIES: [],
      checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      processSettings: { webVitalsSample: 0.25 },
      firstChoices: { tax: { hsnDigits: 6 } },
    });
  });

  it('serves all lanes of the outbox, or those it names', () => {
    expect(readConfig(GOOD).WORKER_LANES).toEqual(['money', 'mails', 'others']);
    expect(readConfig({ ...GOOD, WORKER_LANES: 'others, money' }).WORKER_LANES).toEqual(['money', 'others']);
    expect(complaint({ WORKER_LANES: 'money,mail' })).toBe(
      'WORKER_LANES must be names of money, mails, others',
    );
  });

  it('confirms staff for 15 minutes, for 12 hours at most, or asks nobody', () => {
    expect(readConfig(GOOD).STEP_UP_MINUTES).toBe(15);
    for (const [text, minutes] of [
      ['0', 0],
      ['0.5', 0.5],
      ['720', 720],
    ] as const)
      expect(readConfig({ ...GOOD, STEP_UP_MINUTES: text }).STEP_UP_MINUTES).toBe(minutes);
    for (const text of ['-1', '721', 'never', 'NaN', 'Infinity', '15m'])
      expect(complaint({ STEP_UP_MINUTES: text }), text).toContain('STEP_UP_MINUTES');
  });

  it('ends staff after an hour without use, and shoppers after 90 days, or as it says', () => {
    expect(readConfig(GOOD)).toMatchObject({ STAFF_IDLE_MINUTES: 60, SHOPPER_SESSION_DAYS: 90 });
    expect(readConfig({ ...GOOD, STAFF_IDLE_MINUTES: '0', SHOPPER_SESSION_DAYS: '30' })).toMatchObject({
      STAFF_IDLE_MINUTES: 0,
      SHOPPER_SESSION_DAYS: 30,
    });
    for (const text of ['-5', '1', '721', 'never'])
      expect(complaint({ STAFF_IDLE_MINUTES: text }), text).toContain('STAFF_IDLE_MINUTES');
    for (const text of ['0', 'never'])
      expect(complaint({ SHOPPER_SESSION_DAYS: text }), text).toContain('SHOPPER_SESSION_DAYS');
  });

  it('has metrics off, and accepts a port for them', () => {
    expect(readConfig(GOOD).METRICS_PORT).toBeUndefined();
    expect(readConfig({ ...GOOD, METRICS_PORT: '9401' })).toMatchObject({
      METRICS_PORT: 9401,
      METRICS_HOST: '127.0.0.1',
    });
    expect(complaint({ METRICS_PORT: '70000' })).toContain('METRICS_PORT');
  });

  it('has traces off, and accepts a collector and a ratio for them', () => {
    expect(readConfig(GOOD).OTEL_EXPORTER_OTLP_ENDPOINT).toBeUndefined();
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    expect(readConfig({ ...GOOD, ...endpoint })).toMatchObject({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: 0.1 });
    expect(complaint({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toContain(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
    );
    expect(complaint({ OTEL_TRACES_SAMPLER_ARG: '2' })).toContain('OTEL_TRACES_SAMPLER_ARG');
  });

  it('treats an empty value as missing', () => {
    expect(readConfig({ ...GOOD, API_PORT: '', SHOP_NAME: '', TRUSTED_PROXIES: '' })).toMatchObject({
      API_PORT: 4000,
      firstSections: { sections: { company: { name: 'Aabha' } }, problems: [] },
    });
    expect(complaint({ TOKEN_SECRET: '' })).toBe('TOKEN_SECRET is missing');
  });

  it("derives the checkout script's URL from the provider's API, unless set", () => {
    const sandbox = { ...GOOD, RAZORPAY_API_URL: 'http://localhost:4300' };
    expect(readConfig(sandbox).checkoutUrl).toBe('http://localhost:4300/v1/checkout.js');
    const own = 'https://pay.example.in/checkout.js';
    expect(readConfig({ ...sandbox, RAZORPAY_CHECKOUT_URL: own }).checkoutUrl).toBe(own);
  });

  it('lets webhooks into private networks in development only', () => {
    expect(readConfig(GOOD).WEBHOOK_LOCAL).toBe('off');
    expect(readConfig({ ...GOOD, WEBHOOK_LOCAL: 'on' }).WEBHOOK_LOCAL).toBe('on');
    expect(complaint({ ...PRODUCTION, WEBHOOK_LOCAL: 'on' })).toContain('WEBHOOK_LOCAL');
  });

  it('requires TLS for mail in production by default, and warns when it is disabled', () => {
    expect(readConfig(GOOD).requireMailTls).toBe(false);
    const production = { ...GOOD, ...PRODUCTION };
    expect(readConfig(production).requireMailTls).toBe(true);
    expect(configWarnings(readConfig(production))).toEqual([]);
    const plain = { ...production, SMTP_REQUIRE_TLS: 'false' };
    expect(readConfig(plain).requireMailTls).toBe(false);
    expect(configWarnings(readConfig(plain))).toEqual([expect.stringContaining('SMTP_REQUIRE_TLS=false')]);
    expect(configWarnings(readConfig({ ...plain, SMTP_URL: 'smtps://mail.example' }))).toEqual([]);
    expect(configWarnings(readConfig({ ...GOOD, SMTP_REQUIRE_TLS: 'false' }))).toEqual([]);
    expect(configWarnings(readConfig({ ...production, RETAIN_ANALYTICS_DAYS: '401' }))).toEqual([
      'RETAIN_ANALYTICS_DAYS is more than 400, which the privacy policy names',
    ]);
  });

  it('reads proxies separated by commas or spaces', () => {
    expect(
      readConfig({ ...GOOD, TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2 10.1.0.0/16' }).TRUSTED_PROXIES,
    ).toEqual(['10.0.0.1', '10.0.0.2', '10.1.0.0/16']);
  });
});

describe('production', () => {
  it('does not start with addresses of this machine', () => {
    const line = complaint({ NODE_ENV: 'production' });
    for (const name of ['STORE_URL', 'ADMIN_URL']) expect(line).toMatch(new RegExp(`\\b${name} is missing`));
    expect(complaint({ ...PRODUCTION, STORE_URL: 'https://localhost:3000' })).toMatch(
      /^STORE_URL must be the public/,
    );
  });

  it('requires a second factor of staff unless it is set otherwise, and is warned of none', () => {
    const settingOf = (over: object) => readConfig({ ...GOOD, ...over }).staffSecondFactor;
    expect(settingOf({})).toBe('optional');
    expect(settingOf(PRODUCTION)).toBe('required');
    expect(settingOf({ ...PRODUCTION, STAFF_SECOND_FACTOR: 'optional' })).toBe('optional');
    const off = { ...GOOD, ...PRODUCTION, STAFF_SECOND_FACTOR: 'off' };
    expect(configWarnings(readConfig(off))).toContain(
      'STAFF_SECOND_FACTOR=off: a stolen password opens the back office',
    );
    expect(complaint({ STAFF_SECOND_FACTOR: 'on' })).toMatch(/^STAFF_SECOND_FACTOR /);
  });

  it('is warned of test keys of the payment provider', () => {
    const test = { ...GOOD, ...PRODUCTION, RAZORPAY_KEY_ID: 'rzp_test_shop' };
    expect(configWarnings(readConfig(test))).toEqual([expect.stringContaining('no money is collected')]);
  });
});

describe('an invalid environment', () => {
  it('fails with one line that names every missing variable', () => {
    const nothing = Object.fromEntries(Object.keys(GOOD).map((name) => [name, undefined]));
    const line = complaint(nothing);
    for (const name of Object.keys(GOOD)) expect(line).toMatch(new RegExp(`\\b${name} `));
    expect(line).not.toContain('\n');
  });

  it.each([
    ['API_PORT', 'eighty'],
    ['API_PORT', '70000'],
    ['API_ROLE', 'both'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://127.0.0.1/aabha'],
    ['DATABASE_URL', 'postgres://127.0.0.1:5432,/aabha'],
    ['DATABASE_DIRECT_URL', 'pooler.example:5432'],
    ['DATABASE_PREPARE', 'maybe'],
    ['SMTP_URL', 'http://127.0.0.1'],
    ['STORE_URL', 'shop'],
    ['TOKEN_SECRET', 'short'],
    ['RESERVATION_MINUTES', '0'],
    ['RATE_LIMIT_ADDRESS_FACTOR', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['SHOP_UPI_CEILING_PAISE', '-1'],
    ['SHOP_WEB_VITALS_SAMPLE', '25'],
    ['SHOP_E_INVOICING_FROM', 'soon'],
  ])('names only %s when it is %j', (name, value) => {
    const line = complaint({ [name]: value });
    expect(line).toMatch(new RegExp(`^${name} `));
    expect(line).not.toMatch(/\n|; /);
  });

  it('reports invalid settings of the process with the others, and never shows a secret', () => {
    const line = complaint({ TOKEN_SECRET: 'hush', SHOP_HSN_DIGITS: 'five', API_PORT: 'x' });
    for (const name of ['TOKEN_SECRET', 'SHOP_HSN_DIGITS', 'API_PORT']) expect(line).toContain(name);
    expect(line).not.toContain('hush');
  });
});
