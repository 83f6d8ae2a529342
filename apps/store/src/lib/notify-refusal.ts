import type { Verdict } from '@aabha/contracts/errors/errors';
import { notify } from './notify';

/** Says why a rule refuses, in the shop's own words; nothing where it allows. The words are loaded when they are needed. */
export async function notifyRefusal(verdict: Verdict): Promise<void> {
  if (verdict.ok) return;
  const { AppError } = await import('@aabha/contracts/errors/errors');
  notify('error', new AppError(verdict.code, verdict.data).message);
}
