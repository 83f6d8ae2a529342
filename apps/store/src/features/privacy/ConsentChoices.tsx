import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '@aabha/ui/components/Button';
import { formatDay } from '@aabha/contracts/time/india-time';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import classes from './privacy.module.css';
import type { Overview, SectionProps } from './use-privacy';

type Consent = Overview['consents'][number];
type Changeable = 'newsletter' | 'analytics';

const stateOf = ({ action, at }: Consent) => {
  if (action === null || at === null) return 'Never given';
  return `${action === 'given' ? 'Given' : 'Withdrawn'} on ${formatDay(at)}`;
};

/** What a person consented to, with one button to give or withdraw each. */
export function ConsentChoices({ overview, whose, onChange }: SectionProps) {
  const { client } = trpc.useUtils();
  const set = useMutation({
    mutationFn: (choice: { purpose: Changeable; granted: boolean }) =>
      client.privacy.setConsent.mutate({ ...whose, ...choice }),
    onSuccess: onChange,
    onError: (error) => notify('error', describeError(error).message),
  });
  return (
    <section aria-labelledby="consents" className={classes.section}>
      <h2 id="consents">Your consents</h2>
      <ul className={classes.list}>
        {overview.consents.map((consent) => {
          const { purpose, title, action } = consent;
          return (
            <li key={purpose} className={classes.row}>
              <span>
                <Link to="/privacy-policy" hash={`notice-${purpose}`}>
                  {title}
                </Link>
                <br />
                <span className="soft small">{stateOf(consent)}</span>
              </span>
              {purpose !== 'account' && (
                <Button
                  kind="outline"
                  busy={set.isPending && set.variables.purpose === purpose}
                  aria-label={`${action === 'given' ? 'Withdraw' : 'Allow'}: ${title}`}
                  onClick={() => set.mutate({ purpose, granted: action !== 'given' })}
                >
                  {action === 'given' ? 'Withdraw' : 'Allow'}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
