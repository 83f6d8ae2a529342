import { useRef, useState, type FormEvent } from 'react';
import * as texts from '@aabha/messages/layout';
import { Button } from '@aabha/ui/components/Button';
import { describeError } from '../lib/describe-error';
import { notify } from '../lib/notify';
import { trpc } from '../lib/trpc';
import classes from './Footer.module.css';
import own from './SubscribeForm.module.css';

// The contract's validation would add the schema library to every first load; the server applies it anyway.
const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** The newsletter form (docs/spec/newsletter.md#subscribing). */
export function SubscribeForm() {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isSubscribed, setIsSubscribed] = useState(false);
  const refuse = (message: string) => {
    setError(message);
    input.current?.focus();
  };
  const subscribe = trpc.contact.subscribe.useMutation({
    onSuccess: () => {
      if (input.current) input.current.value = '';
      setIsSubscribed(true);
      notify('success', texts.subscribed);
    },
    onError: (failure) => {
      const { fields } = describeError(failure);
      if (fields.email) refuse(fields.email);
      else {
        notify('error', texts.subscriptionFailed);
        refuse(texts.subscriptionFailed);
      }
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = input.current?.value.trim() ?? '';
    if (!SIMPLE_EMAIL.test(email)) return refuse(texts.invalidEmail);
    setError(undefined);
    setIsSubscribed(false);
    subscribe.mutate({ email });
  };
  return (
    <form className={classes.subscribe} onSubmit={submit} noValidate>
      <label
        htmlFor="subscribe-email"
        className={classes.heading}
        style={{ fontWeight: 750, marginBottom: 0 }}
      >
        {texts.offersInYourInbox}
      </label>
      <div className={classes.subscribeRow}>
        <input
          ref={input}
          id="subscribe-email"
          className={error ? `${classes.input} ${own.invalid}` : classes.input}
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          aria-invalid={error !== undefined}
          aria-describedby={error ? 'subscribe-error' : undefined}
        />
        <Button type="submit" busy={subscribe.isPending}>
          {texts.subscribe}
        </Button>
      </div>
      {isSubscribed && !error && <p className="small">{texts.youWillHearFromUs}</p>}
      {error && (
        <p id="subscribe-error" className={`small ${own.error}`} role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
