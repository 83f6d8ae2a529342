import { Show } from 'react-admin';
import { Unauthorized } from '../../components/Unauthorized';
import { usePerson } from '../../components/use-person';
import { MailContent } from './MailContent';

/** A mail as it was sent, which can be sent again; SuperAdmin only (docs/spec/mails.md#log). */
export function MailShow() {
  const person = usePerson();
  if (!person) return null;
  if (person.role !== 'SuperAdmin') return <Unauthorized />;
  return (
    <Show title="Mail" actions={false}>
      <MailContent />
    </Show>
  );
}
