import { taskText } from '../../data/action-text';
import { OrderLinkField } from '../orders/OrderLinkField';
import { useIsSuperAdmin } from '../../components/use-person';
import { RowLink } from '../../components/RowLink';
import type { MailRecord } from './mail-record';

/** The name of a mail's kind: 'Order placed'. */
const kindText = (kind: string) => {
  const text = taskText(kind).replace(/^Email: /, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The kind of a mail, for a SuperAdmin as the link to the mail. */
export function MailKindLink({ mail }: { mail: Pick<MailRecord, 'id' | 'kind'> }) {
  if (!useIsSuperAdmin()) return kindText(mail.kind);
  return <RowLink to={`/admin-dashboard/mail-log/${mail.id}/show`}>{kindText(mail.kind)}</RowLink>;
}

/** What a mail is about: its order. */
export function MailOrderLink({ mail }: { mail: Pick<MailRecord, 'order_id'> }) {
  return <OrderLinkField orderId={mail.order_id} />;
}

/** The address of a mail, as a link to its customer. */
export function MailTo({ mail }: { mail: Pick<MailRecord, 'to' | 'user_id'> }) {
  if (mail.to === '') return 'Not known yet';
  if (mail.user_id === null) return mail.to;
  return <RowLink to={`/admin-dashboard/customers/${mail.user_id}/show`}>{mail.to}</RowLink>;
}
