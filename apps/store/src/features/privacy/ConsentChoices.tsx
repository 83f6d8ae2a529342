import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/privacy';
import { Button } from '@aabha/ui/components/Button';
import { rememberConsent } from '../../lib/consent';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import classes from './privacy.module.css';
import type { Overview, SectionProps } from './use-privacy';

type Consent = Overview['consents'][number];
type Changeable = 'newsletter' | 'analytics';

/** Whether a consent is given and withdrawn here: an account is erased, alerts are stopped one by one. */
const isChangeable = (purpose: Consent['purpose']): purpose is Changeable =>
  purpose === 'newsletter' || purpose === 'analytics';

const stateOf = ({ action, at }: Consent) => {
  if (action === null || at === null) return texts.neverGiven;
  return texts.consentSince[action](formatDay(at));
};

/** What a person consented to, with one button to give or withdraw each. */
export function ConsentChoices({ overview, whose, onChange }: SectionProps) {
  const { client } = trpc.useUtils();
  const set = useMutation({
    mutationFn: (choice: { purpose: Changeable; granted: boolean }) =>
      client.privacy.setConsent.mutate({ ...whose, ...choice }),
    onSuccess: (_saved, { purpose, granted }) => {
      if (purpose === 'analytics') rememberConsent(granted ? 'granted' : 'denied');
      onChange();
    },
    onError: (error) => notify('error', describeError(error).message),
  });
  return (
    <section aria-labelledby="consents" className={classes.section}>
      <h2 id="consents">{texts.yourConsents}</h2>
      <ul className={classes.list}>
        {overview.consents.map((consent) => {
          const { purpose, action } = consent;
          const title = texts.consentTitle(consent);
          return (
            <li key={purpose} className={classes.row}>
              <span>
                <Link to="/privacy-policy" hash={`notice-${purpose}`}>
                  {title}
                </Link>
                <br />
                <span className="soft small">{stateOf(consent)}</span>
              </span>
              {isChangeable(purpose) && (
                <Button
                  kind="outline"
                  busy={set.isPending && set.variables.purpose === purpose}
                  aria-label={action === 'given' ? texts.withdrawConsent(title) : texts.allowConsent(title)}
                  onClick={() => set.mutate({ purpose, granted: action !== 'given' })}
                >
                  {action === 'given' ? texts.withdraw : texts.allow}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
