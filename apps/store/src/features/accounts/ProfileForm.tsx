import { LANGUAGES } from '@aabha/contracts/language/language';
import * as texts from '@aabha/messages/accounts';
import * as common from '@aabha/messages/common';
import { Button } from '@aabha/ui/components/Button';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FormProblem } from '../../lib/FormProblem';
import { PhoneInput } from '../../lib/PhoneInput';
import { zipDigits } from '../../lib/zip-digits';
import classes from './profile.module.css';
import type { ProfileValues } from './profile';

/* Each by its own name. */
const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: texts.languages[value] }));

interface ProfileFormProps {
  form: UseFormReturnType<ProfileValues>;
  busy: boolean;
  onSave: (values: ProfileValues) => void;
  onCancel: () => void;
}

/** The form that edits the profile (docs/spec/accounts.md#profile). */
export function ProfileForm({ form, busy, onSave, onCancel }: ProfileFormProps) {
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(onSave)}>
      <TextInput
        {...form.getInputProps('user.name')}
        key={form.key('user.name')}
        label={common.name}
        autoComplete="name"
        autoFocus
      />
      <TextInput
        {...form.getInputProps('user.email')}
        key={form.key('user.email')}
        label={common.email}
        description={texts.toChangeYourEmail}
        type="email"
        autoComplete="email"
      />
      <PhoneInput
        {...form.getInputProps('user.phone')}
        key={form.key('user.phone')}
        label={common.phone}
        autoComplete="tel"
        onText={(text) => form.setFieldValue('user.phone', text)}
      />
      <Textarea
        {...form.getInputProps('user.address')}
        key={form.key('user.address')}
        label={texts.address}
        autoComplete="street-address"
        rows={3}
      />
      <TextInput
        {...form.getInputProps('user.zip')}
        key={form.key('user.zip')}
        label={texts.pinCodeOptional}
        inputMode="numeric"
        autoComplete="postal-code"
        onChange={(event) => form.setFieldValue('user.zip', zipDigits(event.currentTarget.value))}
      />
      <NativeSelect
        {...form.getInputProps('user.language')}
        key={form.key('user.language')}
        label={texts.languageOfMails}
        description={texts.languageOfMailsHint}
        data={LANGUAGE_OPTIONS}
      />
      <FormProblem form={form} />
      <div className={classes.actions}>
        <Button kind="outline" onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {common.save}
        </Button>
      </div>
    </form>
  );
}
