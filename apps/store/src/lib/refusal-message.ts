import { AppError } from '@aabha/contracts/errors/errors';
import type { Verdict } from '@aabha/contracts/errors/verdict';
import { translateRefusal } from '@aabha/messages/refusals';

/** Returns the message of a refused rule, the same as the server's. */
export function refusalMessage({ code, data }: Extract<Verdict, { ok: false }>): string {
  return translateRefusal(code, new AppError(code, data).message);
}
