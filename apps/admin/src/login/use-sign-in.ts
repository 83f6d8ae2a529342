import { type SyntheticEvent, useState } from 'react';
import { useLogin, useNotify } from 'react-admin';
import { LoginInput } from '@aabha/contracts/accounts/accounts.schema';
import { refusalReason } from '../data/refusal-reason';
import { validateWith } from '../data/validate-with';

const validate = validateWith(LoginInput);

/** Returns the state of the sign-in form. `asksCode` after the right password of an account with a second factor. */
export function useSignIn() {
  const login = useLogin();
  const notify = useNotify();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [asksCode, setAsksCode] = useState(false);

  const refuse = (error: unknown) => {
    const reason = refusalReason(error);
    const message = error instanceof Error ? error.message : 'Signin failed.';
    if (reason === 'SECOND_FACTOR_REQUIRED') setAsksCode(true);
    /* In its second step the form says beside the code why it was refused. */
    if (reason === 'SECOND_FACTOR_WRONG' || (asksCode && reason === 'SECOND_FACTOR_REQUIRED'))
      setErrors({ code: message });
    else if (reason !== 'SECOND_FACTOR_REQUIRED') notify(message, { type: 'error' });
  };
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { code, ...values } = Object.fromEntries(new FormData(form));
    const wrong = validate(values);
    setErrors(wrong);
    const first = Object.keys(wrong)[0];
    if (first) return form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    setBusy(true);
    try {
      await login({ ...values, code });
      notify('Login Successfull', { type: 'success' });
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  const back = () => {
    setErrors({});
    setAsksCode(false);
  };
  return { errors, busy, asksCode, submit, back };
}
