import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { SaveNomineeInput } from '@aabha/contracts/privacy/privacy.schema';
import { Button } from '@aabha/ui/components/Button';
import { focusFirst, showFormFailure } from '../../lib/form-failure';
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
      notify('success', 'Nominee saved');
      onChange();
    },
    onError,
  });
  const remove = trpc.privacy.removeNominee.useMutation({
    onSuccess: () => {
      form.setValues(EMPTY);
      notify('success', 'Nominee removed');
      onChange();
    },
    onError,
  });
  return (
    <section aria-labelledby="nominee" className={classes.section}>
      <h2 id="nominee">Nominee</h2>
      <p>This person may use your rights over your data if you die or cannot act yourself.</p>
      <form
        className={classes.form}
        noValidate
        onSubmit={form.onSubmit(
          (values) => save.mutate(values),
          (errors) => focusFirst(form, errors),
        )}
      >
        <TextInput {...form.getInputProps('name')} key={form.key('name')} label="Name" />
        <TextInput {...form.getInputProps('email')} key={form.key('email')} label="Email" type="email" />
        <TextInput {...form.getInputProps('phone')} key={form.key('phone')} label="Phone" inputMode="tel" />
        <FormProblem form={form} />
        <div className={classes.actions}>
          <Button type="submit" kind="outline" busy={save.isPending}>
            Save nominee
          </Button>
          {nominee && (
            <Button kind="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
              Remove nominee
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
