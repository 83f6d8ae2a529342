import type { CustomerRole } from '@aabha/contracts/accounts/accounts.values';
import * as texts from '@aabha/messages/accounts';
import { trpc } from '../../lib/trpc';
import { ProfileCode } from './ProfileCode';
import { ProfileFacts } from './ProfileFacts';
import { ProfileForm } from './ProfileForm';
import classes from './profile.module.css';
import type { Profile } from './profile';
import { useProfileEdit } from './use-profile-edit';
import '../../styles/form.css';

const KINDS: Record<CustomerRole, { label: string; look: string | undefined }> = {
  User: { label: texts.personalAccount, look: classes.personal },
  Business: { label: texts.businessAccount, look: classes.business },
};

function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  return [names[0], names.length > 1 ? names.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

function ProfileHead({ user }: { user: Profile }) {
  const kind = KINDS[user.role === 'Business' ? 'Business' : 'User'];
  return (
    <header className={`${classes.head} ${kind.look}`}>
      <span className={classes.initials} aria-hidden="true">
        {initialsOf(user.name)}
      </span>
      <div>
        <h2 className={classes.name}>{user.name}</h2>
        <p className={classes.kind}>{kind.label}</p>
      </div>
    </header>
  );
}

/**
 * /user-profile (docs/spec/accounts.md#profile): read-only, then edit, then save; a Business has a header of
 * another colour.
 */
export function ProfileScreen({ userId }: { userId: string }) {
  const [{ user }] = trpc.accounts.get.useSuspenseQuery({ id: userId });
  const editing = useProfileEdit(user);
  return (
    <section className={`card ${classes.card}`}>
      <ProfileHead user={user} />
      <div className={classes.body}>
        {editing.step === 'read' && <ProfileFacts user={user} onEdit={editing.edit} />}
        {editing.step === 'edit' && (
          <ProfileForm
            form={editing.form}
            busy={editing.busy}
            onSave={editing.save}
            onCancel={editing.cancel}
          />
        )}
        {editing.step === 'code' && (
          <ProfileCode
            email={editing.form.getValues().user.email.trim()}
            onConfirm={editing.saveWithProof}
            onBack={editing.backToForm}
          />
        )}
      </div>
    </section>
  );
}
