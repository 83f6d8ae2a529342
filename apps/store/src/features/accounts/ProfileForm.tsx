import { Button } from '@aabha/ui/components/Button';
import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { focusFirst } from '../../lib/form-failure';
import { FormProblem } from '../../lib/FormProblem';
import { PhoneInput } from '../../lib/PhoneInput';
import { zipDigits } from '../../lib/zip-digits';
import classes from './profile.module.css';
import type { ProfileValues } from './profile';

interface ProfileFormProps {
  form: UseFormReturnType<ProfileValues>;
  busy: boolean;
  onSave: (values: ProfileValues) => void;
  onCancel: () => void;
}

/** The form that edits the profile (docs/spec/accounts.md#profile). */
export function ProfileForm({ form, busy, onSave, onCancel }: ProfileFormProps) {
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(onSave, (errors) => focusFirst(form, errors))}
    >
      <TextInput
        {...form.getInputProps('user.name')}
        key={form.key('user.name')}
        label="Name"
        autoComplete="name"
        autoFocus
      />
      <TextInput
        {...form.getInputProps('user.email')}
        key={form.key('user.email')}
        label="Email"
        description="To change your email, you need your password and an OTP that we send to the new email."
        type="email"
        autoComplete="email"
      />
      <PhoneInput
        {...form.getInputProps('user.phone')}
        key={form.key('user.phone')}
        label="Phone"
        autoComplete="tel"
        onText={(text) => form.setFieldValue('user.phone', text)}
      />
      <Textarea
        {...form.getInputProps('user.address')}
        key={form.key('user.address')}
        label="Address"
        autoComplete="street-address"
        rows={3}
      />
      <TextInput
        {...form.getInputProps('user.zip')}
        key={form.key('user.zip')}
        label="PIN code (optional)"
        inputMode="numeric"
        autoComplete="postal-code"
        onChange={(event) => form.setFieldValue('user.zip', zipDigits(event.currentTarget.value))}
      />
      <FormProblem form={form} />
      <div className={classes.actions}>
        <Button kind="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
