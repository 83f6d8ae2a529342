import { PasswordInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/privacy';
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
  const kept = held.filter(({ on_erasure }) => on_erasure === 'kept');
  return (
    <section aria-labelledby="erase" className={classes.section}>
      <h2 id="erase">{texts.eraseYourData}</h2>
      <p>
        {hasAccount ? texts.accountIsClosed : texts.emailIsErased}
        {kept.length > 0 && ` ${texts.weKeep(kept)}`} {texts.cannotBeUndone}
      </p>
      {obstacles.length > 0 && <p role="note">{texts.waitUntilFinished(obstacles)}</p>}
      {isAsking ? (
        <form className={classes.form} onSubmit={submit}>
          {hasAccount && (
            <PasswordInput
              label={texts.yourPassword}
              value={password}
              autoComplete="current-password"
              required
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            />
          )}
          {erase.error && <p role="alert">{describeError(erase.error).message}</p>}
          <div className={classes.actions}>
            <Button type="submit" kind="danger" busy={erase.isPending}>
              {texts.eraseMyData}
            </Button>
            <Button kind="outline" onClick={() => setAsking(false)}>
              {common.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <div className={classes.actions}>
          <Button kind="outline" disabled={obstacles.length > 0} onClick={() => setAsking(true)}>
            {texts.eraseMyDataDialog}
          </Button>
        </div>
      )}
    </section>
  );
}
