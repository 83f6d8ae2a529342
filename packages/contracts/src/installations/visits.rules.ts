import { allow, refuse, type Verdict } from '../errors/verdict';
import { endOfIndiaDay } from '../time/india-time';
import { addDays, isOpenInstallation } from './installations.rules';
import type { InstallationState } from './installations.values';
import { VISIT_LINK_DAYS, type VisitState } from './visits.values';

/** Returns until when the link of a visit works: the end of the second day after it, in India. */
export const visitLinkEnd = (day: string): Date => endOfIndiaDay(addDays(day, VISIT_LINK_DAYS));

/** Whether the link of a visit works. */
export const isVisitLinkLive = (day: string, now: Date): boolean => now <= visitLinkEnd(day);

/** Returns how the page of a technician stands. */
export function visitStateOf(state: InstallationState): VisitState {
  if (isOpenInstallation(state)) return 'open';
  return state === 'done' || state === 'failed' ? state : 'ended';
}

/** Returns a serial number as it is stored: in upper case without spaces. */
export const typedSerial = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

interface KnownSerial {
  id: string;
  serial: string;
  /** Whether another installation has it. */
  isInstalled: boolean;
}

/**
 * Decides whether a television is the one to be installed: one that was packed for the line of the order. Where nothing was
 * packed by its number, none is asked for.
 */
export function checkVisitSerial(typed: string, packed: readonly KnownSerial[]): Verdict {
  if (packed.length === 0) return allow;
  if (typed === '') return refuse('INSTALLATION_SERIAL_MISSING');
  const known = packed.find(({ serial }) => serial === typed);
  if (!known) return refuse('INSTALLATION_SERIAL_WRONG');
  return known.isInstalled ? refuse('INSTALLATION_SERIAL_TAKEN') : allow;
}
