import { z } from 'zod';
import { CONNECTIONS_PER_NETWORK } from '@aabha/contracts/settings/limits';
import { TRUSTED_TYPES_MODES } from './page-policy';

/** A wrong or missing setting; the message is one line that names each variable. */
export class ConfigError extends Error {}

const list = z
  .string()
  .default('loopback')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean));

/** A TCP port; 0 selects any free one. */
export const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

/**
 * Settings of both web servers. `TRUSTED_PROXIES` lists the reverse proxies whose forwarded headers are
 * trusted.
 */
export const webEnvironment = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL' })
    .default('http://127.0.0.1:4000'),
  TRUSTED_PROXIES: list,
  CONNECTIONS_PER_NETWORK: z.coerce.number().int().min(0).default(CONNECTIONS_PER_NETWORK),
  REQUEST_TIMEOUT_SECONDS: z.coerce.number().positive().max(3600).default(60),
  DRAIN_SECONDS: z.coerce.number().min(0).max(5).default(0),
  TRUSTED_TYPES: z.enum(TRUSTED_TYPES_MODES).default('report'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
};

/** Reads a server's settings once, at start. An empty variable counts as absent. Throws a ConfigError. */
export function readWebConfig<S extends z.ZodType>(
  schema: S,
  env: Readonly<Record<string, string | undefined>>,
): z.output<S> {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(nonEmpty);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new ConfigError(wrong.join('; '));
}
