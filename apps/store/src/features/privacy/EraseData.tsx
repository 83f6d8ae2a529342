import { PasswordInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Button } from '@aabha/ui/components/Button';
import { describeError } from '../../lib/describe-error';
import { trpc } from '../../lib/trpc';
import classes from './privacy.module.css';
import type { SectionProps } from './use-privacy';

/** Erases a person's data after a question that names what happens, and the password of an account. */
export function EraseData({ overview, whose, onErased }: SectionProps & { onErased: () => void }) {
  const { client } = trpc.useUtils();
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const { has_account: hasAccount, obstacles, held } = overview;
  const erase = useMutation({
    mutationFn: () => client.privacy.erase.mutate({ ...whose, ...(hasAccount ? { password } : {}) }),
    onSuccess: onErased,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    erase.mutate();
  };
  const kept = held.filter(({ on_erasure }) => on_erasure === 'kept').map(({ what }) => what.toLowerCase());
  return (
    <section aria-labelledby="erase" className={classes.section}>
      <h2 id="erase">Erase your data</h2>
      <p>
        {hasAccount
          ? 'Your account is closed for ever and you are logged out everywhere. Your details are removed from orders, payments and complaints; your reviews, messages and cart are deleted. You can no longer return an order or use a warranty from your account, so please keep your invoices.'
          : 'Everything that we store about this email is deleted or made anonymous.'}
        {kept.length > 0 && ` We keep: ${kept.join(', ')}.`} This cannot be undone.
      </p>
      {obstacles.length > 0 && <p role="note">Please wait until this is finished: {obstacles.join(', ')}.</p>}
      {isAsking ? (
        <form className={classes.form} onSubmit={submit}>
          {hasAccount && (
            <PasswordInput
              label="Your password"
              value={password}
              autoComplete="current-password"
              required
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            />
          )}
          {erase.error && <p role="alert">{describeError(erase.error).message}</p>}
          <div className={classes.actions}>
            <Button type="submit" kind="danger" busy={erase.isPending}>
              Erase my data
            </Button>
            <Button kind="outline" onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <div className={classes.actions}>
          <Button kind="outline" disabled={obstacles.length > 0} onClick={() => setAsking(true)}>
            Erase my data…
          </Button>
        </div>
      )}
    </section>
  );
}
