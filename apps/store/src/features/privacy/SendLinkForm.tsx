import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { SendPrivacyLinkInput } from '@aabha/contracts/privacy/privacy.schema';
import { Button } from '@aabha/ui/components/Button';
import { focusFirst, showFormFailure } from '../../lib/form-failure';
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
        If you have an account, please{' '}
        <Link to="/signin" search={{ redirect: '/privacy-centre' }}>
          log in
        </Link>
        . Without one, we email you a link to what we store about your email.
      </p>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(
          (values) => send.mutate(values),
          (errors) => focusFirst(form, errors),
        )}
      >
        <TextInput
          {...form.getInputProps('email')}
          key={form.key('email')}
          label="Email"
          type="email"
          autoComplete="email"
        />
        <FormProblem form={form} />
        <div className={classes.actions}>
          <Button type="submit" busy={send.isPending}>
            Send me the link
          </Button>
        </div>
        {send.data && <p role="status">{send.data.message}</p>}
      </form>
    </section>
  );
}
