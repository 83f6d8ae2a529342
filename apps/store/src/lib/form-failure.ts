import type { FormErrors } from '@mantine/form';
import type { ErrorCode } from '@aabha/contracts/errors/errors';
import { describeError } from './api-error';
import { notify } from './notify';

interface FormLike {
  setErrors(errors: FormErrors): void;
  getInputNode(path: string): { focus(): void } | null;
}

/** Refusals of what one field says although it is well formed. The word of a toast is gone before it is acted on. */
const FIELD_OF: Partial<Record<ErrorCode, string>> = {
  CODE_WRONG: 'otp',
  CODE_EXPIRED: 'otp',
  CODE_DEAD: 'otp',
  EMAIL_TAKEN: 'email',
  WRONG_PASSWORD: 'password',
};

/** Puts the focus on the first field that has an error. */
export function focusFirst(form: Pick<FormLike, 'getInputNode'>, errors: FormErrors): void {
  const [first] = Object.keys(errors);
  if (first) form.getInputNode(first)?.focus();
}

/**
 * Shows what the server refused: beside the fields that are on the form, else as a toast with its message, or
 * `fallback` where it gave none. Where the refusal is of one field, its message stays beside that one too. What was
 * typed stays.
 */
export function showFailure(
  form: FormLike,
  fieldNames: readonly string[],
  error: unknown,
  fallback?: string,
): void {
  const { fields, message, reason } = describeError(error);
  const known = Object.fromEntries(Object.entries(fields).filter(([path]) => fieldNames.includes(path)));
  if (Object.keys(known).length === 0) {
    notify('error', reason || !fallback ? message : fallback);
    const field = reason && FIELD_OF[reason];
    if (!field || !fieldNames.includes(field)) return;
    known[field] = message;
  }
  form.setErrors(known);
  focusFirst(form, known);
}
