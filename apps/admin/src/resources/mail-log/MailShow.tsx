import { Show, usePermissions } from 'react-admin';
import type { StaffRole } from '@aabha/contracts/accounts/accounts.values';
import { Unauthorized } from '../../components/Unauthorized';
import { MailContent } from './MailContent';

/** A mail as it was sent, which can be sent again; SuperAdmin only (docs/spec/mails.md#log). */
export function MailShow() {
  const { permissions, isPending } = usePermissions<StaffRole>();
  if (isPending) return null;
  if (permissions !== 'SuperAdmin') return <Unauthorized />;
  return (
    <Show title="Mail" actions={false}>
      <MailContent />
    </Show>
  );
}
