import type { Verdict } from '@aabha/contracts/errors/errors';
import { notify, type NoticeSubject } from './notify';

/**
 * Shows why a rule refuses, in the shop's own words, and returns them; nothing where it allows. The words are loaded when
 * they are needed.
 */
export async function notifyRefusal(verdict: Verdict, subject?: NoticeSubject): Promise<string | undefined> {
  if (verdict.ok) return undefined;
  const { AppError } = await import('@aabha/contracts/errors/errors');
  const { message } = new AppError(verdict.code, verdict.data);
  notify('error', message, subject);
  return message;
}
