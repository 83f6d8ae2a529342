import { AppError, appError } from '@aabha/contracts/errors/errors';
import type { EraseInput } from '@aabha/contracts/privacy/privacy.schema';
import type { RequestContext } from '../../context/context';
import { assertPasswordOf } from '../accounts/email-changes.service';
import { erasePerson } from './erase-person.service';
import { callerOf } from './own-data.service';

/**
 * Erases the caller's data: an account after its password, an address without one with the key of its mail
 * (docs/spec/privacy.md#erasure).
 */
export async function eraseOwnData(ctx: RequestContext, input: EraseInput) {
  const person = await callerOf(ctx, input);
  if (person.userId !== null) {
    if (input.password === undefined)
      throw new AppError('PRIVACY_PASSWORD_REQUIRED', undefined, {
        password: appError('PRIVACY_PASSWORD_REQUIRED').message,
      });
    await assertPasswordOf(ctx, person.userId, input.password);
  }
  await erasePerson(ctx, person, { email: person.email, language: ctx.language });
  return { message: 'Your data has been erased.' };
}
