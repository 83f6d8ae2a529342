import { lazy, Suspense } from 'react';
import { formatPhone } from '@aabha/contracts/phone/phone';
import * as texts from '@aabha/messages/accounts';
import * as common from '@aabha/messages/common';
import { intro, privacyCentre } from '@aabha/messages/privacy';
import { Button } from '@aabha/ui/components/Button';
import { Link } from '@tanstack/react-router';
import classes from './profile.module.css';
import type { Profile } from './profile';

const ChangePassword = lazy(() =>
  import('./ChangePassword').then((module) => ({ default: module.ChangePassword })),
);
const SetPassword = lazy(() => import('./SetPassword').then((module) => ({ default: module.SetPassword })));

/** The read-only profile. */
export function ProfileFacts({ user, onEdit }: { user: Profile; onEdit: () => void }) {
  const facts = [
    [common.name, user.name],
    [common.email, user.email],
    [common.phone, formatPhone(user.phone)],
    [texts.address, user.address],
    [texts.pinCode, user.zip],
    [texts.languageOfMails, texts.languages[user.language]],
  ] as const;
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={classes.fact}>
            <dt>{term}</dt>
            <dd className={value ? classes.value : 'soft'}>{value || texts.notGivenYet}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.actions}>
        <Button onClick={onEdit}>{texts.editProfile}</Button>
      </div>
      <Suspense fallback={null}>
        {user.signsInByCode ? <SetPassword user={user} /> : <ChangePassword email={user.email} />}
      </Suspense>
      <p>
        <Link to="/privacy-centre">{privacyCentre}</Link>
        <br />
        <span className="soft small">{intro}</span>
      </p>
    </>
  );
}
