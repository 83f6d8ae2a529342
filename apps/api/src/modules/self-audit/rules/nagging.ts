import { counted } from '@aabha/contracts/counts/counts';
import { findingsOf } from './findings-of';
import { describePages, hasNoPage, readablePages } from './readable-pages';
import type { Rule } from './rule.types';

const LEAST_DAYS = 30;

/** Judges what interrupts, and how often people are asked or mailed. */
export const nagging: Rule = (observations) => {
  const { data, release } = observations;
  return {
    evidence: `${describePages(observations)}; ${counted(data.subscribers, 'subscriber')}; ${counted(release.dismissed.length, 'question')} of the release`,
    isUnchecked: hasNoPage(observations),
    findings: [
      ...readablePages(observations).flatMap(({ path, interruptions }) =>
        interruptions.map((text) => ({ key: `interruption:${path}:${text}`, text: `${text}.`, path })),
      ),
      ...release.dismissed
        .filter(({ staysAwayDays }) => staysAwayDays < LEAST_DAYS)
        .map(({ where, staysAwayDays }) => ({
          key: `dismissed:${where}`,
          text: `“${where}” comes back ${counted(staysAwayDays, 'day')} after it was closed.`,
          path: '',
        })),
      ...findingsOf('mails', data.mailedTooOften),
    ],
  };
};
