import { join } from 'node:path';
import { root } from '../install.mjs';
import { databaseUrl } from './database-url';
import { readPorts } from './ports';
import { readSecrets } from './secrets';

/**
 * The environment of the API for a command of the operator: what is set, and where the provider or the database is not,
 * those of the shop that `npm start` runs on this machine. Production has what is set and nothing else.
 */
export function operatorEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (env.NODE_ENV === 'production') return env;
  const dataDir = env.DATA_DIR || join(root, '.data');
  const ports = readPorts(env);
  const local = readSecrets(dataDir);
  return {
    ...local,
    ...(env.RAZORPAY_KEY_ID ? {} : { RAZORPAY_API_URL: `http://127.0.0.1:${ports.SANDBOX_PORT}` }),
    SMTP_URL: `smtp://127.0.0.1:${ports.INBOX_SMTP_PORT}`,
    MEDIA_DIR: join(dataDir, 'media'),
    LOG_LEVEL: 'warn',
    ...Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== '')),
    DATABASE_URL: databaseUrl(env),
  };
}
