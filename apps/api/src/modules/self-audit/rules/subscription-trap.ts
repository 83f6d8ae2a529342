import { counted } from '@aabha/contracts/counts/counts';
import type { MailObservation, Observations } from '../observations.types';
import { findingsOf } from './findings-of';
import type { Finding, Rule } from './rule.types';

const MOST_STEPS = 2;
const LINK = /https?:\/\/[^\s"'<>]+\/unsubscribe\?token=[\w-]+/;

/** Returns the parts of a mail to subscribers that lack the link to leave. */
function missingLinks({ subject, text, html, headers }: MailObservation): Finding[] {
  const parts = { 'The text': text, 'The HTML': html, 'The header': headers['List-Unsubscribe'] ?? '' };
  return Object.entries(parts).flatMap(([part, content]) =>
    LINK.test(content)
      ? []
      : [{ key: `mail:${part}`, text: `${part} of the mail “${subject}” has no link to leave.`, path: '' }],
  );
}

const leavingPage = ({ pages }: Observations) => pages.find(({ path }) => path.startsWith('/unsubscribe'));

/** Judges whether leaving the list is easy, and whether it is respected. */
export const subscriptionTrap: Rule = (observations) => {
  const { data, mail, release } = observations;
  const page = leavingPage(observations);
  const isClosed = page !== undefined && (page.redirect !== '' || (page.status >= 400 && page.status < 500));
  return {
    evidence: `the mail to subscribers; the page to leave; ${counted(data.subscribers, 'subscriber')}; ${counted(release.stepsToLeave, 'step')} in the release`,
    isUnchecked: page === undefined || page.status === 0 || page.status >= 500,
    findings: [
      ...missingLinks(mail),
      ...(isClosed
        ? [{ key: 'page', text: 'The page to leave needs an account or is not there.', path: '/unsubscribe' }]
        : []),
      ...(release.stepsToLeave > MOST_STEPS
        ? [
            {
              key: 'steps',
              text: `Leaving takes ${counted(release.stepsToLeave, 'step')}.`,
              path: '/unsubscribe',
            },
          ]
        : []),
      ...findingsOf('mailed', data.mailedAfterLeaving),
    ],
  };
};
