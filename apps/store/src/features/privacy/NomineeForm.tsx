import { SaveNomineeInput } from '@aabha/contracts/privacy/privacy.schema';
import * as common from '@aabha/messages/common';
import * as texts from '@aabha/messages/privacy';
import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { Button } from '@aabha/ui/components/Button';
import { showFormFailure } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { notify } from '../../lib/notify';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import classes from './privacy.module.css';
import type { SectionProps } from './use-privacy';

const EMPTY = { name: '', email: '', phone: '' };

/** Who may use a person's rights after their death or incapacity (section 14 of the Act). */
export function NomineeForm({ overview: { nominee }, onChange }: SectionProps) {
  const form = useShopForm<SaveNomineeInput>({
    initialValues: nominee ?? EMPTY,
    validate: schemaResolver(SaveNomineeInput, { sync: true }),
  });
  const onError = (error: unknown) => showFormFailure(form, Object.keys(EMPTY), error);
  const save = trpc.privacy.saveNominee.useMutation({
    onSuccess: () => {
      notify('success', texts.nomineeSaved);
      onChange();
    },
    onError,
  });
  const remove = trpc.privacy.removeNominee.useMutation({
    onSuccess: () => {
      form.setValues(EMPTY);
      notify('success', texts.nomineeRemoved);
      onChange();
    },
    onError,
  });
  return (
    <section aria-labelledby="nominee" className={classes.section}>
      <h2 id="nominee">{texts.nominee}</h2>
      <p>{texts.nomineeMayAct}</p>
      <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
        <TextInput {...form.getInputProps('name')} key={form.key('name')} label={common.name} />
        <TextInput
          {...form.getInputProps('email')}
          key={form.key('email')}
          label={common.email}
          type="email"
        />
        <TextInput
          {...form.getInputProps('phone')}
          key={form.key('phone')}
          label={common.phone}
          inputMode="tel"
        />
        <FormProblem form={form} />
        <div className={classes.actions}>
          <Button type="submit" kind="outline" busy={save.isPending}>
            {texts.saveNominee}
          </Button>
          {nominee && (
            <Button kind="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
              {texts.removeNominee}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
