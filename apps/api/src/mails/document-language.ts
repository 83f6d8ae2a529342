import { isStaff } from '@aabha/contracts/accounts/accounts.rules';
import type { Language } from '@aabha/contracts/language/language';
import type { SignedInContext } from '../context/context';
import { mailLanguage } from './mail-language';

/**
 * Returns the language of a document that somebody downloads (docs/spec/invoices-and-tax.md#languages): the chosen one; else
 * English for staff; else Hindi for a shopper on pages in Hindi, and the account's for any other.
 */
export async function documentLanguage(
  ctx: Pick<SignedInContext, 'db' | 'user' | 'language'>,
  chosen: Language | undefined,
): Promise<Language> {
  if (chosen) return chosen;
  if (isStaff(ctx.user.role)) return 'en';
  return ctx.language === 'en' ? mailLanguage(ctx, { userId: ctx.user.id, email: '' }) : ctx.language;
}
