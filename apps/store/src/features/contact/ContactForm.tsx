import { useState } from 'react';
import { ContactInput } from '@aabha/contracts/contact/contact.schema';
import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/contact';
import { Button } from '@aabha/ui/components/Button';
import { Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { showFormFailure } from '../../lib/form-failure';
import { PhoneInput } from '../../lib/PhoneInput';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import classes from './contact.module.css';
import '../../styles/form.css';

const EMPTY: ContactInput = { name: '', email: '', phone: '', subject: '', message: '' };
const FIELDS = Object.keys(EMPTY);

function Sent({ to, onAnother }: { to: string; onAnother: () => void }) {
  return (
    <div className={classes.sent}>
      <h2 className={classes.subtitle}>{texts.messageReceived}</h2>
      <p className="soft" role="status">
        {texts.confirmationSentTo(to)}
      </p>
      <Button kind="outline" onClick={onAnother}>
        {texts.writeAnotherMessage}
      </Button>
    </div>
  );
}

/** The contact form (docs/spec/contact.md#form). Typed values are preserved until it is sent. */
export function ContactForm() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useShopForm<ContactInput>({
    initialValues: EMPTY,
    validate: schemaResolver(ContactInput, { sync: true }),
  });
  const send = trpc.contact.create.useMutation({
    onSuccess: (_response, { email }) => {
      notify('success', texts.messageSent);
      setSentTo(email);
      form.reset();
    },
    onError: (error) => showFormFailure(form, FIELDS, error, texts.messageFailed),
  });
  if (sentTo) return <Sent to={sentTo} onAnother={() => setSentTo(undefined)} />;
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => send.mutate(values))}>
      <TextInput
        {...form.getInputProps('name')}
        key={form.key('name')}
        label={common.name}
        autoComplete="name"
      />
      <div className={classes.pair}>
        <TextInput
          {...form.getInputProps('email')}
          key={form.key('email')}
          label={common.email}
          type="email"
          autoComplete="email"
        />
        <PhoneInput
          {...form.getInputProps('phone')}
          key={form.key('phone')}
          label={common.phone}
          autoComplete="tel"
          onText={(text) => form.setFieldValue('phone', text)}
        />
      </div>
      <TextInput {...form.getInputProps('subject')} key={form.key('subject')} label={texts.subject} />
      <Textarea {...form.getInputProps('message')} key={form.key('message')} label={texts.message} rows={6} />
      <FormProblem form={form} />
      <Button type="submit" size="large" busy={send.isPending}>
        {texts.sendMessage}
      </Button>
    </form>
  );
}
