import type { Verdict } from '@aabha/contracts/errors/verdict';
import { notify, type NoticeSubject } from './notify';

/**
 * Shows the shop's message for a refused rule and returns it; returns undefined where the rule allows. The
 * messages are loaded on demand.
 */
export async function notifyRefusal(verdict: Verdict, subject?: NoticeSubject): Promise<string | undefined> {
  if (verdict.ok) return undefined;
  const { refusalMessage } = await import('./refusal-message');
  const message = refusalMessage(verdict);
  notify('error', message, subject);
  return message;
}
