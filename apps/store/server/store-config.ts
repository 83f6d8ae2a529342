import { publicUrlError } from '@aabha/web/public-url-error';
import { ConfigError, port, readWebConfig, webEnvironment } from '@aabha/web/web-config';
import { z } from 'zod';

const StoreEnvironment = z.object({
  ...webEnvironment,
  STORE_PORT: port(3000),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  BUILD_VERSION: z.string().max(64).default('unknown'),
  STORE_URL: z.url().default('http://localhost:3000'),
  RAZORPAY_API_URL: z.url().default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: z.url().optional(),
  SHOP_GOOGLE_ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id, G-XXXXXXXXXX')
    .default(''),
});

/** Reads the configuration of the storefront's server once, at start. Throws a ConfigError. */
export function readStoreConfig(env: Readonly<Record<string, string | undefined>>) {
  const config = readWebConfig(StoreEnvironment, env);
  /* Canonical addresses, the sitemap and shared links come from it. */
  const urlError = config.NODE_ENV === 'production' ? publicUrlError(env.STORE_URL) : undefined;
  if (urlError) throw new ConfigError(`STORE_URL ${urlError}`);
  return { ...config, payment: paymentOrigins(config.RAZORPAY_API_URL, config.RAZORPAY_CHECKOUT_URL) };
}

export type StoreConfig = ReturnType<typeof readStoreConfig>;

/**
 * Returns the origins of the provider's checkout: script, frame and calls. A test provider has one for all.
 */
function paymentOrigins(apiUrl: string, checkoutUrl: string | undefined): string[] {
  const api = new URL(apiUrl).origin;
  const own = [api, ...(checkoutUrl ? [new URL(checkoutUrl).origin] : [])];
  const real = new URL(api).hostname === 'api.razorpay.com';
  const provider = [
    'https://checkout.razorpay.com',
    'https://lumberjack.razorpay.com',
    'https://cdn.razorpay.com',
  ];
  return [...new Set(real ? [...own, ...provider] : own)];
}
