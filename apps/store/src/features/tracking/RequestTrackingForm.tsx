import { useEffect, useRef, useState } from 'react';
import { RequestTrackingInput } from '@aabha/contracts/order-tracking/order-tracking.schema';
import { TRACKING_DAYS } from '@aabha/contracts/settings/limits';
import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/order-tracking';
import { Button } from '@aabha/ui/components/Button';
import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { IconMail } from '@tabler/icons-react';
import { showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import classes from './tracking.module.css';
import '../../styles/form.css';

const EMPTY: RequestTrackingInput = { order_number: '', email: '' };
const FIELDS = Object.keys(EMPTY);

/** The same for every number and e-mail: it does not tell whether they belong together. */
function Sent({ to, onAnother }: { to: string; onAnother: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.sent}>
      <span className={classes.mailMark}>
        <IconMail size={26} stroke={1.7} aria-hidden />
      </span>
      <h2 ref={title} tabIndex={-1} className={classes.subtitle}>
        {texts.checkYourInbox}
      </h2>
      <p role="status">{texts.linkSent(to)}</p>
      <p className="soft small">{texts.linkDays(TRACKING_DAYS)}</p>
      <Button kind="outline" onClick={onAnother}>
        {texts.askAgain}
      </Button>
    </div>
  );
}

/** Asks for the tracking link of an order (docs/spec/order-tracking.md#asking-for-a-link). */
export function RequestTrackingForm() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useShopForm<RequestTrackingInput>({
    initialValues: EMPTY,
    validate: schemaResolver(RequestTrackingInput, { sync: true }),
  });
  const request = trpc.orderTracking.requestLink.useMutation({
    onSuccess: (_response, { email }) => {
      setSentTo(email.trim());
      form.reset();
    },
    onError: (error) => showFormFailure(form, FIELDS, error, texts.failed),
  });
  if (sentTo) return <Sent to={sentTo} onAnother={() => setSentTo(undefined)} />;
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => request.mutate(values))}>
      <TextInput
        {...form.getInputProps('order_number')}
        key={form.key('order_number')}
        label={texts.orderNumber}
        description={texts.orderNumberHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextInput
        {...form.getInputProps('email')}
        key={form.key('email')}
        label={common.email}
        description={texts.emailHint}
        type="email"
        autoComplete="email"
      />
      <FormProblem form={form} />
      <Button type="submit" size="large" busy={request.isPending}>
        {texts.sendLink}
      </Button>
    </form>
  );
}
