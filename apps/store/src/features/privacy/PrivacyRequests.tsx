import { NativeSelect, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { REQUEST_DAYS, type RequestKind } from '@aabha/contracts/privacy/privacy.values';
import { formatDay } from '@aabha/messages/dates';
import * as texts from '@aabha/messages/privacy';
import { Button } from '@aabha/ui/components/Button';
import { describeError } from '../../lib/describe-error';
import { trpc } from '../../lib/trpc';
import classes from './privacy.module.css';
import type { Overview, SectionProps } from './use-privacy';

function Requests({ requests }: Pick<Overview, 'requests'>) {
  return (
    <ul className={classes.list} aria-label={texts.yourRequests}>
      {requests.map(({ _id, kind, text, due_at, answer, created_at }) => (
        <li key={_id}>
          <strong>{texts.requestKinds[kind]}</strong>{' '}
          <span className="soft small">
            {answer === null
              ? texts.answerDue(formatDay(created_at), formatDay(due_at))
              : texts.answered(formatDay(created_at))}
          </span>
          <p className={classes.text}>{text}</p>
          {answer !== null && <p className={classes.text}>{texts.ourAnswer(answer)}</p>}
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
      <h2 id="requests">{texts.correctionsAndGrievances}</h2>
      <p>{texts.officerAnswersWithin(REQUEST_DAYS)}</p>
      <form className={classes.form} onSubmit={submit}>
        <NativeSelect
          label={texts.whatIsItAbout}
          value={kind}
          data={Object.entries(texts.requestKinds).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) =>
            setKind(currentTarget.value === 'grievance' ? 'grievance' : 'correction')
          }
        />
        <Textarea
          label={texts.yourRequest}
          value={text}
          rows={4}
          maxLength={5000}
          required
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {send.error && <p role="alert">{describeError(send.error).message}</p>}
        <div className={classes.actions}>
          <Button type="submit" kind="outline" busy={send.isPending}>
            {texts.sendRequest}
          </Button>
        </div>
      </form>
      <Requests requests={requests} />
    </section>
  );
}
