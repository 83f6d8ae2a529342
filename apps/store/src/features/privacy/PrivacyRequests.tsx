import { NativeSelect, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { REQUEST_DAYS, type RequestKind } from '@aabha/contracts/privacy/privacy.values';
import { Button } from '@aabha/ui/components/Button';
import { formatDay } from '@aabha/contracts/time/india-time';
import { describeError } from '../../lib/describe-error';
import { trpc } from '../../lib/trpc';
import classes from './privacy.module.css';
import type { Overview, SectionProps } from './use-privacy';

const KINDS = { correction: 'Correct my data', grievance: 'Complain about how my data is used' };

function Requests({ requests }: Pick<Overview, 'requests'>) {
  return (
    <ul className={classes.list} aria-label="Your requests">
      {requests.map(({ _id, kind, text, due_at, answer, created_at }) => (
        <li key={_id}>
          <strong>{KINDS[kind]}</strong>{' '}
          <span className="soft small">
            {formatDay(created_at)} · {answer === null ? `we answer by ${formatDay(due_at)}` : 'answered'}
          </span>
          <p className={classes.text}>{text}</p>
          {answer !== null && <p className={classes.text}>Our answer: {answer}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The form for a correction or a grievance, and the earlier ones with their answers. */
export function PrivacyRequests({ overview: { requests }, whose, onChange }: SectionProps) {
  const { client } = trpc.useUtils();
  const [kind, setKind] = useState<RequestKind>('correction');
  const [text, setText] = useState('');
  const send = useMutation({
    mutationFn: () => client.privacy.createRequest.mutate({ ...whose, kind, text }),
    onSuccess: () => {
      setText('');
      onChange();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send.mutate();
  };
  return (
    <section aria-labelledby="requests" className={classes.section}>
      <h2 id="requests">Corrections and grievances</h2>
      <p>Our grievance officer answers within {REQUEST_DAYS} days.</p>
      <form className={classes.form} onSubmit={submit}>
        <NativeSelect
          label="What is it about?"
          value={kind}
          data={Object.entries(KINDS).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) =>
            setKind(currentTarget.value === 'grievance' ? 'grievance' : 'correction')
          }
        />
        <Textarea
          label="Your request"
          value={text}
          minRows={3}
          autosize
          maxLength={5000}
          required
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {send.error && <p role="alert">{describeError(send.error).message}</p>}
        <div className={classes.actions}>
          <Button type="submit" kind="outline" busy={send.isPending}>
            Send request
          </Button>
        </div>
      </form>
      <Requests requests={requests} />
    </section>
  );
}
