import { DEMO_PASSWORDS } from '@aabha/contracts/accounts/accounts.rules';
import { STAFF_PASSWORD_MIN } from '@aabha/contracts/accounts/accounts.values';
import type { ErrorCode } from '@aabha/contracts/errors/error-table';
import { AppError, appError } from '@aabha/contracts/errors/errors';
import { isBreachedPassword } from '@aabha/db/breached-passwords';
import { GUESSABLE_PASSWORD, isGuessablePassword } from '@aabha/db/guessable-password';
import type { AppDeps } from '../../context/deps';

type ConfigOnly = Pick<AppDeps, 'config'>;

/**
 * Returns whether a password is one of the public demo passwords, which production rejects
 * (docs/spec/settings.md#demo-data).
 */
export function isKnownToAll({ config }: ConfigOnly, password: string): boolean {
  return config.NODE_ENV === 'production' && DEMO_PASSWORDS.includes(password);
}

type PasswordRefusal = Extract<
  ErrorCode,
  'PASSWORD_OF_DEMO' | 'STAFF_PASSWORD_SHORT' | 'STAFF_PASSWORD_BREACHED'
>;

const refuse = (code: PasswordRefusal, field: string) =>
  new AppError(code, undefined, { [field]: appError(code).message });

/** Refuses a demo password that a person chooses, as an error of `field`. */
export function assertOwnPassword(deps: ConfigOnly, password: string, field = 'password'): void {
  if (isKnownToAll(deps, password)) throw refuse('PASSWORD_OF_DEMO', field);
}

/**
 * Refuses a password that staff choose where it is short, breached, guessable or of the demo, as an error of `field`
 * (docs/spec/staff-sign-in.md#passwords).
 */
export function assertStaffPassword(deps: ConfigOnly, password: string, field = 'password'): void {
  assertOwnPassword(deps, password, field);
  if (password.length < STAFF_PASSWORD_MIN) throw refuse('STAFF_PASSWORD_SHORT', field);
  if (isBreachedPassword(password)) throw refuse('STAFF_PASSWORD_BREACHED', field);
  if (isGuessablePassword(password))
    throw new AppError('INVALID_INPUT', undefined, { [field]: GUESSABLE_PASSWORD });
}
