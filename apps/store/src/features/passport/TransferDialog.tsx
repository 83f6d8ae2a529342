import { useState, type FormEvent } from 'react';
import * as texts from '@aabha/messages/passport-transfer';
import { Button } from '@aabha/ui/components/Button';
import { Dialog } from '@aabha/ui/components/Dialog';
import { TextInput } from '@mantine/core';
import { describeError } from '../../lib/describe-error';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import '../../styles/form.css';
import classes from './passport.module.css';

const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Says what a transfer does, and asks for the address of the new owner. */
export function TransferDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<{ field?: string; all?: string }>({});
  const { passports } = trpc.useUtils();
  const offer = trpc.passports.offer.useMutation({
    onSuccess: async ({ offer: made }) => {
      notify('success', texts.offerSent(made.email));
      await passports.get.invalidate({ token });
      onClose();
    },
    onError: (error) => {
      const { fields, message } = describeError(error);
      setProblem(fields.email ? { field: fields.email } : { all: message });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    const isEmail = SIMPLE_EMAIL.test(typed);
    setProblem(isEmail ? {} : { field: texts.invalidEmail });
    if (isEmail) offer.mutate({ token, email: typed });
  };
  return (
    <Dialog open onClose={onClose} title={texts.dialogTitle} shape="sheet">
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.consequences}>
          <p>{texts.whatHappens}</p>
          <ul className={classes.covers}>
            {texts.consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
        </div>
        <TextInput
          label={texts.newOwnersEmail}
          type="email"
          autoComplete="off"
          required
          value={email}
          error={problem.field}
          description={texts.sendHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={({ currentTarget: { value } }) => setEmail(value)}
        />
        {problem.all && (
          <p className={classes.problem} role="alert">
            {problem.all}
          </p>
        )}
        <Button type="submit" size="large" wide busy={offer.isPending}>
          {texts.sendOffer}
        </Button>
      </form>
    </Dialog>
  );
}
