import { type SyntheticEvent, useState } from 'react';
import { useLogin, useNotify } from 'react-admin';
import { LoginInput } from '@aabha/contracts/accounts/accounts.schema';
import { refusalReason } from '../data/refusal-reason';
import { validateWith } from '../data/validate-with';

const validate = validateWith(LoginInput);

/** Returns the state of the sign-in form; `credentials` once they were right and a code of a second factor is needed. */
export function useSignIn() {
  const login = useLogin();
  const notify = useNotify();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [credentials, setCredentials] = useState<object>();

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form));
    const wrong = validate(values);
    setErrors(wrong);
    const first = Object.keys(wrong)[0];
    if (first) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    setBusy(true);
    try {
      await login(values);
      notify('Login Successfull', { type: 'success' });
    } catch (error) {
      if (refusalReason(error) === 'SECOND_FACTOR_REQUIRED') setCredentials(values);
      else notify(error instanceof Error ? error.message : 'Signin failed.', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { errors, busy, submit, credentials, setCredentials };
}
