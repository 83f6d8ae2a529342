import { DEMO_PASSWORDS } from '@aabha/contracts/accounts/accounts.rules';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import type { AppDeps } from '../../context/deps';

type ConfigOnly = Pick<AppDeps, 'config'>;

/**
 * Returns whether a password is one of the public demo passwords, which production rejects
 * (docs/spec/settings.md#demo-data).
 */
export function isKnownToAll({ config }: ConfigOnly, password: string): boolean {
  return config.NODE_ENV === 'production' && DEMO_PASSWORDS.includes(password);
}

/** Refuses a demo password that a person chooses, as an error of `field`. */
export function assertOwnPassword(deps: ConfigOnly, password: string, field = 'password'): void {
  if (isKnownToAll(deps, password))
    throw new AppError('PASSWORD_OF_DEMO', undefined, { [field]: appError('PASSWORD_OF_DEMO').message });
}
