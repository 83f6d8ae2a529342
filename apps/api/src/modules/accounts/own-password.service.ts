import { DEMO_PASSWORDS } from '@aabha/contracts/accounts/accounts.rules';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import type { AppDeps } from '../../context/deps';

type ConfigOnly = Pick<AppDeps, 'config'>;

/** In production the passwords of the demo open nothing: everybody knows them (docs/spec/settings.md#demo-data). */
export function isKnownToAll({ config }: ConfigOnly, password: string): boolean {
  return config.NODE_ENV === 'production' && DEMO_PASSWORDS.includes(password);
}

/** Refuses a password of the demo where a person chooses one; the message stands beside `field`. */
export function assertOwnPassword(deps: ConfigOnly, password: string, field = 'password'): void {
  if (isKnownToAll(deps, password))
    throw new AppError('PASSWORD_OF_DEMO', undefined, { [field]: appError('PASSWORD_OF_DEMO').message });
}
