import { formatPhone } from '@aabha/contracts/phone/phone';
import { Button } from '@aabha/ui/components/Button';
import classes from './profile.module.css';
import type { Profile } from './profile';

/** The read-only profile. */
export function ProfileFacts({ user, onEdit }: { user: Profile; onEdit: () => void }) {
  const facts = [
    ['Name', user.name],
    ['Email', user.email],
    ['Phone', formatPhone(user.phone)],
    ['Address', user.address],
    ['PIN code', user.zip],
  ] as const;
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([term, value]) => (
          <div key={term} className={classes.fact}>
            <dt>{term}</dt>
            <dd className={value ? classes.value : 'soft'}>{value || 'Not given yet'}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.actions}>
        <Button onClick={onEdit}>Edit profile</Button>
      </div>
    </>
  );
}
