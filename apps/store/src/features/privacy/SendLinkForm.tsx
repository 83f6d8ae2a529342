import { SendPrivacyLinkInput } from '@aabha/contracts/privacy/privacy.schema';
import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/privacy';
import * as rich from '@aabha/messages/rich/privacy';
import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { Button } from '@aabha/ui/components/Button';
import { showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import classes from './privacy.module.css';

/** For who is not signed in: mails a link to the privacy centre. */
export function SendLinkForm() {
  const form = useShopForm<SendPrivacyLinkInput>({
    initialValues: { email: '' },
    validate: schemaResolver(SendPrivacyLinkInput, { sync: true }),
  });
  const send = trpc.privacy.sendLink.useMutation({
    onError: (error) => showFormFailure(form, ['email'], error),
  });
  return (
    <section className={classes.section}>
      <p>
        {rich.logInOrGetLink((text) => (
          <Link to="/signin" search={{ redirect: '/privacy-centre' }}>
            {text}
          </Link>
        ))}
      </p>
      <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => send.mutate(values))}>
        <TextInput
          {...form.getInputProps('email')}
          key={form.key('email')}
          label={common.email}
          type="email"
          autoComplete="email"
        />
        <FormProblem form={form} />
        <div className={classes.actions}>
          <Button type="submit" busy={send.isPending}>
            {texts.sendMeTheLink}
          </Button>
        </div>
        {send.data && <p role="status">{texts.linkSent}</p>}
      </form>
    </section>
  );
}
