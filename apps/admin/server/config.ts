import { z } from 'zod';
import { port, readWebConfig, webEnvironment } from '@aabha/web/web-config';

const Environment = z.object({
  ...webEnvironment,
  ADMIN_PORT: port(3001),
  STORE_URL: z.url().default('http://localhost:3000'),
});

/** Reads the back office server's settings once. Throws a ConfigError. */
export const readConfig = () => readWebConfig(Environment, process.env);
