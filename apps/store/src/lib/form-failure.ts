import type { FormErrors } from '@mantine/form';
import { describeError } from './api-error';
import { notify } from './notify';

interface FormLike {
  setErrors(errors: FormErrors): void;
  getInputNode(path: string): { focus(): void } | null;
}

/** Puts the focus on the first field that has an error. */
export function focusFirst(form: Pick<FormLike, 'getInputNode'>, errors: FormErrors): void {
  const [first] = Object.keys(errors);
  if (first) form.getInputNode(first)?.focus();
}

/**
 * Shows what the server refused: beside the fields that are on the form, else as a toast with its message, or
 * `fallback` where it gave none. What was typed stays.
 */
export function showFailure(
  form: FormLike,
  fieldNames: readonly string[],
  error: unknown,
  fallback?: string,
): void {
  const { fields, message, reason } = describeError(error);
  const known = Object.fromEntries(Object.entries(fields).filter(([path]) => fieldNames.includes(path)));
  if (Object.keys(known).length === 0) return notify('error', reason || !fallback ? message : fallback);
  form.setErrors(known);
  focusFirst(form, known);
}
