import { z } from 'zod';
import {
  SECOND_FACTOR_SETTINGS,
  type SecondFactorSetting,
} from '@aabha/contracts/accounts/second-factor.values';
import {
  SHOPPER_SESSION_DAYS_DEFAULT,
  STAFF_IDLE_MINUTES_DEFAULT,
} from '@aabha/contracts/sessions/sessions.values';
import { STEP_UP_MINUTES_DEFAULT } from '@aabha/contracts/accounts/step-up.values';
import {
  ANALYTICS_DAYS,
  CONNECTIONS_PER_NETWORK,
  SHOPPER_TOKEN_SECONDS,
  STAFF_TOKEN_SECONDS,
} from '@aabha/contracts/settings/limits';
import { firstChoices } from '@aabha/contracts/shop-settings/first-choices';
import { firstSections } from '@aabha/contracts/shop-settings/first-sections';
import { readProcessSettings, shopVariable } from '@aabha/contracts/shop-settings/settings';
import { databaseUrlError } from '@aabha/db/driver/database-url-error';
import { readMediaPlace } from '@aabha/db/media/media-place';
import { LANES, type Lane } from '@aabha/db/schema/outbox';
import { publicUrlError } from '@aabha/web/public-url-error';
import { parseMailAddress } from './mail-address';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const list = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));
/** A timeout in seconds with its default. */
const seconds = (fallback: number) => z.coerce.number().positive().max(3600).default(fallback);
/** The address of a database: one host, or several of which one accepts writes. */
const databaseUrl = z.string({ error: 'is missing' }).superRefine((url, context) => {
  const error = databaseUrlError(url);
  if (error !== undefined) context.addIssue({ code: 'custom', message: error });
});
const days = (fallback: number) => z.coerce.number().int().min(1).max(3650).default(fallback);
const lanes = list.transform((names, context): readonly Lane[] => {
  const found = LANES.filter((lane) => names.includes(lane));
  if (found.length !== new Set(names).size)
    context.addIssue({ code: 'custom', message: `must be names of ${LANES.join(', ')}` });
  return names.length === 0 ? LANES : found;
});
const flagRole = z.enum(['all', 'web', 'worker']).default('all');

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  API_PORT: port(4000),
  API_ROLE: flagRole,
  WORKER_LANES: lanes,
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  /* What workers connect as; left out, they connect as the application does. */
  DATABASE_WORKER_URL: databaseUrl.optional(),
  DATABASE_ROLES: z.enum(['any', 'separate']).default('any'),
  DATABASE_PREPARE: z.enum(['on', 'off']).default('on'),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  DATABASE_REPLICA_LAG_SECONDS: z.coerce.number().min(3).max(3600).default(10),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(10),
  DATABASE_STATEMENT_SECONDS: seconds(5),
  DATABASE_LOCK_SECONDS: seconds(3),
  DATABASE_IDLE_IN_TRANSACTION_SECONDS: seconds(10),
  DATABASE_POOL_WAIT_SECONDS: seconds(3),
  DATABASE_WORK_SECONDS: seconds(120),
  TOKEN_SECRET: z.string({ error: 'is missing' }).min(32, 'must have at least 32 characters'),
  SESSION_TOKEN_MINUTES: z.coerce.number().min(0.05).max(720).default(15),
  API_TOKEN_SHOPPER_HOURS: z.coerce
    .number()
    .min(0.05)
    .max(8760)
    .default(SHOPPER_TOKEN_SECONDS / 3600),
  API_TOKEN_STAFF_HOURS: z.coerce
    .number()
    .min(0.05)
    .max(720)
    .default(STAFF_TOKEN_SECONDS / 3600),
  SHOPPER_SESSION_DAYS: z.coerce.number().min(1).max(3650).default(SHOPPER_SESSION_DAYS_DEFAULT),
  STAFF_IDLE_MINUTES: z.coerce
    .number()
    .max(720)
    .refine((minutes) => minutes === 0 || minutes >= 5, 'must be 0, or from 5 to 720')
    .default(STAFF_IDLE_MINUTES_DEFAULT),
  PRIVACY_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  STEP_UP_MINUTES: z.coerce.number().min(0).max(720).default(STEP_UP_MINUTES_DEFAULT),
  STAFF_SECOND_FACTOR: z.enum(SECOND_FACTOR_SETTINGS).optional(),
  STORE_URL: z.url().default('http://localhost:3000'),
  ADMIN_URL: z.url().default('http://localhost:3001'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' }),
  SMTP_REQUIRE_TLS: z.enum(['true', 'false']).optional(),
  MAIL_FROM: z.string().optional(),
  RAZORPAY_KEY_ID: z.string({ error: 'is missing' }).min(1, 'is missing'),
  RAZORPAY_KEY_SECRET: z.string({ error: 'is missing' }).min(1, 'is missing'),
  RAZORPAY_WEBHOOK_SECRET: z.string({ error: 'is missing' }).min(1, 'is missing'),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.string().optional(),
  RAZORPAY_API_URL: z.url().default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: z.url().optional(),
  RESPONSE_CACHE_MB: z.coerce.number().min(0).max(1024).default(16),
  RESPONSE_STALE_SECONDS: z.coerce.number().min(0).max(86_400).default(600),
  /* Read where statements and procedures are built, at module load; validated here. */
  FAST_PATHS: z.enum(['on', 'off']).default('on'),
  HEAP_GROWTH_PERCENT: z.coerce.number().int().min(0).max(300).default(0),
  RATE_LIMIT_ADDRESS_FACTOR: z.coerce.number().positive().default(1),
  REQUEST_TIMEOUT_SECONDS: z.coerce.number().positive().max(3600).default(60),
  TRUSTED_PROXIES: list,
  RESERVATION_MINUTES: z.coerce.number().positive().max(1440).default(15),
  CONNECTIONS_PER_NETWORK: z.coerce.number().int().min(0).default(CONNECTIONS_PER_NETWORK),
  WEBHOOK_LOCAL: z.enum(['on', 'off']).default('off'),
  RETAIN_CODES_DAYS: days(7),
  RETAIN_OUTBOX_DAYS: days(30),
  RETAIN_WEBHOOKS_DAYS: days(90),
  RETAIN_ANALYTICS_DAYS: days(ANALYTICS_DAYS),
  /* 0 for ever. */
  RETAIN_ORPHANED_MEDIA_DAYS: z.coerce.number().int().min(0).max(3650).default(7),
  /* 0 turns the notice about restore drills off. */
  RESTORE_DRILL_DAYS: z.coerce.number().int().min(0).max(3650).default(35),
  REQUESTS_IN_FLIGHT: z.coerce.number().int().min(1).default(200),
  DRAIN_SECONDS: z.coerce.number().min(0).max(5).default(0),
  RECONCILE_SECONDS: z.coerce.number().positive().max(3600).default(20),
  /* An absolute path; without one anchors of the audit log are mailed only. */
  AUDIT_ANCHOR_FILE: z.string().startsWith('/', 'must be an absolute path').optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL' })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  BUILD_VERSION: z.string().max(64).default('unknown'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** A missing or invalid setting: one line that names each variable. */
export class ConfigError extends Error {}

const describeIssue = (name: string, issue: { message: string }) => `${name} ${issue.message}`;

type Variables = Readonly<Record<string, string | undefined>>;

/** Returns what `read` throws as errors that name their variables; none when it does not. */
function errorsOf(read: () => unknown, variableOf: (field: string) => string): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return error.issues.map((issue) => describeIssue(variableOf(String(issue.path.at(-1))), issue));
  }
}

/** Returns what is wrong with `SHOP_…` variables, also with those that only the first start takes. */
const shopErrors = (env: Variables): string[] => [
  ...errorsOf(() => readProcessSettings(env), shopVariable),
  ...errorsOf(
    () => firstChoices(env),
    (name) => name,
  ),
];

/** Returns the public addresses that production must name: links in mails and allowed origins depend on them. */
function publicUrlErrors(env: Variables): string[] {
  if (env.NODE_ENV !== 'production') return [];
  return ['STORE_URL', 'ADMIN_URL'].flatMap((name) => {
    const error = publicUrlError(env[name]);
    return error === undefined ? [] : [`${name} ${error}`];
  });
}

/** Returns what production does not allow: webhooks into its own network. */
const localErrors = (env: Variables): string[] =>
  env.NODE_ENV === 'production' && env.WEBHOOK_LOCAL === 'on'
    ? ['WEBHOOK_LOCAL must not be on in production']
    : [];

const secondFactorOf = (mode: string): SecondFactorSetting =>
  mode === 'production' ? 'required' : 'optional';

/** Returns the configuration of the API, read once at start. Throws a ConfigError. */
export function readConfig(env: Variables) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  const media = readMediaPlace(given);
  const wrong = parsed.error?.issues.map((issue) => describeIssue(issue.path.join('.'), issue)) ?? [];
  wrong.push(
    ...(Array.isArray(media) ? media : []),
    ...publicUrlErrors(given),
    ...shopErrors(given),
    ...localErrors(given),
  );
  if (!parsed.success || Array.isArray(media) || wrong.length > 0) throw new ConfigError(wrong.join('; '));
  return {
    ...parsed.data,
    /** Leads to the database itself, also where `DATABASE_URL` leads to a pooler. */
    directDatabaseUrl: parsed.data.DATABASE_DIRECT_URL ?? parsed.data.DATABASE_URL,
    checkoutUrl: parsed.data.RAZORPAY_CHECKOUT_URL ?? checkoutUrlOf(parsed.data.RAZORPAY_API_URL),
    /** Outside development and tests mail requires TLS, unless disabled. */
    requireMailTls: parsed.data.SMTP_REQUIRE_TLS
      ? parsed.data.SMTP_REQUIRE_TLS === 'true'
      : parsed.data.NODE_ENV === 'production',
    /** Whether staff can or must have a second factor (docs/spec/staff-sign-in.md#setting). */
    staffSecondFactor: parsed.data.STAFF_SECOND_FACTOR ?? secondFactorOf(parsed.data.NODE_ENV),
    /** Whom mails are from where it is not the shop with its address for orders. */
    mailFrom: parsed.data.MAIL_FROM ? parseMailAddress(parsed.data.MAIL_FROM) : undefined,
    /** Where pictures are. */
    media,
    processSettings: readProcessSettings(given),
    firstChoices: firstChoices(given),
    /** What the first start publishes; not read afterwards (docs/spec/settings.md#first-start). */
    firstSections: firstSections(given, parsed.data.NODE_ENV === 'production'),
  };
}

/** Returns warnings about settings that are allowed but unsafe, one line each. */
export function configWarnings(config: Config): string[] {
  if (config.NODE_ENV !== 'production') return [];
  const isPlain = !config.requireMailTls && config.SMTP_URL.startsWith('smtp://');
  return [
    ...(isPlain ? ['SMTP_REQUIRE_TLS=false: mails and the SMTP password may travel unencrypted'] : []),
    ...(config.staffSecondFactor === 'off'
      ? ['STAFF_SECOND_FACTOR=off: a stolen password opens the back office']
      : []),
    ...(config.DATABASE_PREPARE === 'off' && config.DATABASE_DIRECT_URL === undefined
      ? [
          'DATABASE_PREPARE=off without DATABASE_DIRECT_URL: a pooler in transaction mode passes on no notifications',
        ]
      : []),
    ...(config.RAZORPAY_KEY_ID.startsWith('rzp_test_')
      ? ['RAZORPAY_KEY_ID is a test key: no money is collected']
      : []),
    ...(config.RETAIN_ANALYTICS_DAYS > ANALYTICS_DAYS
      ? [`RETAIN_ANALYTICS_DAYS is more than ${ANALYTICS_DAYS}, which the privacy policy names`]
      : []),
  ];
}

/**
 * Returns the URL of the checkout script. Razorpay serves it from another host than its API; a sandbox serves
 * both from one.
 */
function checkoutUrlOf(apiUrl: string): string {
  const url = new URL(apiUrl);
  if (url.hostname === 'api.razorpay.com') url.hostname = 'checkout.razorpay.com';
  return new URL('/v1/checkout.js', url).toString();
}

export type Config = ReturnType<typeof readConfig>;
