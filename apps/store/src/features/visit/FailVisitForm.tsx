import { FailVisitInput } from '@aabha/contracts/installations/visits.schema';
import { VISIT_FAILURES, type VisitFailure } from '@aabha/contracts/installations/visits.values';
import { INSTALLATION_NOTE_MAX } from '@aabha/contracts/installations/installations.values';
import * as texts from '@aabha/messages/visits';
import { Button } from '@aabha/ui/components/Button';
import { NativeSelect, Textarea } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { FormProblem } from '../../lib/FormProblem';
import { showFormFailure } from '../../lib/form-failure';
import { useShopForm } from '../../lib/use-shop-form';
import { useEndVisit } from './use-end-visit';
import classes from './visit.module.css';
import '../../styles/form.css';

const Fields = FailVisitInput.pick({ reason: true, note: true });
const FIELDS = ['reason', 'note'];

/** Says why the television could not be installed. It is closed at first: most visits work out. */
export function FailVisitForm({ token }: { token: string }) {
  const { fail } = useEndVisit(token);
  const form = useShopForm<{ reason: VisitFailure | ''; note: string }>({
    initialValues: { reason: '', note: '' },
    validate: schemaResolver(Fields, { sync: true }),
  });
  return (
    <details className={`card ${classes.details}`}>
      <summary className={classes.subtitle}>{texts.cannotTitle}</summary>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(({ reason, note }) => {
          if (reason)
            fail.mutate({ reason, note }, { onError: (error) => showFormFailure(form, FIELDS, error) });
        })}
      >
        <NativeSelect
          {...form.getInputProps('reason')}
          key={form.key('reason')}
          label={texts.failureReason}
          data={[
            { value: '', label: texts.chooseReason },
            ...VISIT_FAILURES.map((value) => ({ value, label: texts.failures[value] })),
          ]}
        />
        <Textarea
          {...form.getInputProps('note')}
          key={form.key('note')}
          label={texts.failureNote}
          rows={3}
          maxLength={INSTALLATION_NOTE_MAX}
        />
        <FormProblem form={form} />
        <div className={classes.act}>
          <Button type="submit" kind="outline" wide busy={fail.isPending}>
            {texts.fail}
          </Button>
        </div>
      </form>
    </details>
  );
}
