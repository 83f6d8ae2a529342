import { useState } from 'react';
import { givenName } from '@aabha/contracts/accounts/accounts.rules';
import { formatPhone } from '@aabha/contracts/phone/phone';
import * as texts from '@aabha/messages/accounts';
import { schemaResolver } from '@mantine/form';
import { showFormFailure } from '../../lib/form-failure';
import { notify } from '../../lib/notify';
import { signIn } from '../../lib/sign-in';
import { trpc } from '../../lib/trpc';
import { useShopForm } from '../../lib/use-shop-form';
import { emailChanged, PROFILE_FIELDS, ProfileValues, type EmailChangeProof, type Profile } from './profile';
import { useRecentCode } from './use-recent-code';

const valuesOf = ({ name, email, phone, address, zip, language }: Profile): ProfileValues => ({
  user: { name: givenName(name), email, phone: formatPhone(phone), address, zip, language },
});

/**
 * State of the profile screen: read-only, edit, and for a new e-mail the code before saving
 * (docs/spec/accounts.md#profile). Typed values are preserved throughout.
 */
export function useProfileEdit(present: Profile) {
  const [step, setStep] = useState<'read' | 'edit' | 'code'>('read');
  const { _id: id, email } = present;
  const form = useShopForm<ProfileValues>({
    initialValues: valuesOf(present),
    validate: schemaResolver(ProfileValues, { sync: true }),
  });
  const recent = useRecentCode();
  const utils = trpc.useUtils();
  const update = trpc.accounts.update.useMutation({
    onSuccess: async ({ user: saved, token }) => {
      if (token !== undefined) signIn(token);
      utils.accounts.get.setData({ id }, { user: saved });
      setStep('read');
      notify('success', texts.profileUpdated);
      // The cart contains the person that the checkout form starts with.
      await utils.cart.invalidate();
    },
  });
  const sendCode = trpc.accounts.sendEmailOtp.useMutation({
    onSuccess: (_done, sent) => {
      notify('success', texts.otpSentToNewEmail);
      recent.note(sent.email);
      setStep('code');
    },
    onError: (error) => showFormFailure(form, PROFILE_FIELDS, error, texts.otpNotSent),
  });
  const save = ({ user }: ProfileValues) => {
    if (!emailChanged(email, user.email))
      return update.mutate(
        { id, user },
        { onError: (error) => showFormFailure(form, PROFILE_FIELDS, error, texts.profileNotUpdated) },
      );
    return recent.isFresh(user.email) ? setStep('code') : sendCode.mutate({ email: user.email.trim() });
  };
  return {
    step,
    form,
    busy: sendCode.isPending || update.isPending,
    edit: () => {
      form.setValues(valuesOf(present));
      form.clearErrors();
      setStep('edit');
    },
    cancel: () => setStep('read'),
    backToForm: () => setStep('edit'),
    save,
    /** Rejects with the refusal, which the code and password fields show. */
    saveWithProof: (proof: EmailChangeProof) => update.mutateAsync({ id, ...form.getValues(), ...proof }),
  };
}
