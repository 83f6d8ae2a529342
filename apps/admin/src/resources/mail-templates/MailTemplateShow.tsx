import { ShowBase, Title } from 'react-admin';
import { Gate } from '../../components/Gate';
import { MailTemplateContent } from './MailTemplateContent';

/** A kind of mail as it is rendered, which can be sent to oneself (docs/spec/mail-templates.md#preview). */
export function MailTemplateShow() {
  return (
    <Gate resource="mail-templates">
      <Title title="Mail Template" />
      <ShowBase>
        <MailTemplateContent />
      </ShowBase>
    </Gate>
  );
}
